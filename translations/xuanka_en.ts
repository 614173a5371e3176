<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>ProfileWords</name>
    <message numerus="yes">
        <source>%n request(s) at once</source>
        <translation>
            <numerusform>%n request at once</numerusform>
            <numerusform>%n requests at once</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>planned for %n month(s)</source>
        <translation>
            <numerusform>planned for %n month</numerusform>
            <numerusform>planned for %n months</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>xuanka::CompareTray</name>
    <message numerus="yes">
        <source>At most %n card(s) fit side by side. Remove one first.</source>
        <translation>
            <numerusform>At most %n card fits side by side. Remove one first.</numerusform>
            <numerusform>At most %n cards fit side by side. Remove one first.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>xuanka::RoundPanel</name>
    <message numerus="yes">
        <source>%n candidate(s)</source>
        <translation>
            <numerusform>%n candidate</numerusform>
            <numerusform>%n candidates</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>xuanka::SizingPage</name>
    <message numerus="yes">
        <source>%1. %n thing(s) had to be assumed, see “Assumed”.</source>
        <translation>
            <numerusform>%1. %n thing had to be assumed, see “Assumed”.</numerusform>
            <numerusform>%1. %n things had to be assumed, see “Assumed”.</numerusform>
        </translation>
    </message>
</context>
</TS>
