<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Search cards</source>
        <translation>搜索卡型(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>对比(&amp;C)</translation>
    </message>
    <message>
        <source>Put the selected cards side by side</source>
        <translation>把选中的卡并排对比</translation>
    </message>
    <message>
        <source>&amp;Filters</source>
        <translation>筛选(&amp;F)</translation>
    </message>
    <message>
        <source>Show or hide the filters</source>
        <translation>显示或隐藏筛选条件</translation>
    </message>
    <message>
        <source>&amp;New profile…</source>
        <translation>新建画像(&amp;N)…</translation>
    </message>
    <message>
        <source>Answer a few questions about the work</source>
        <translation>回答几个关于任务的问题</translation>
    </message>
    <message>
        <source>&amp;Edit profile…</source>
        <translation>编辑画像(&amp;E)…</translation>
    </message>
    <message>
        <source>Change the answers of the chosen profile</source>
        <translation>修改所选画像的回答</translation>
    </message>
    <message>
        <source>D&amp;uplicate profile</source>
        <translation>复制画像(&amp;U)</translation>
    </message>
    <message>
        <source>Make a copy to try other answers</source>
        <translation>复制一份，试试别的回答</translation>
    </message>
    <message>
        <source>&amp;Delete profile</source>
        <translation>删除画像(&amp;D)</translation>
    </message>
    <message>
        <source>Delete the chosen profile; can be undone</source>
        <translation>删除所选画像，可撤销</translation>
    </message>
    <message>
        <source>&amp;New workspace…</source>
        <translation>新建工作区(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Open workspace…</source>
        <translation>打开工作区(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Back up…</source>
        <translation>备份(&amp;B)…</translation>
    </message>
    <message>
        <source>Write a checked copy of the open workspace</source>
        <translation>为打开的工作区写一份经过校验的副本</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;English</source>
        <translation>English(&amp;E)</translation>
    </message>
    <message>
        <source>简体中文 (&amp;S)</source>
        <translation>简体中文(&amp;S)</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>跟随系统(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>键盘快捷键(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About Xuanka</source>
        <translation>关于选卡(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;New round</source>
        <translation>新建轮次(&amp;N)</translation>
    </message>
    <message>
        <source>Begin an evaluation with today's date</source>
        <translation>以今天的日期开始一轮评测</translation>
    </message>
    <message>
        <source>&amp;Delete round</source>
        <translation>删除轮次(&amp;D)</translation>
    </message>
    <message>
        <source>Delete the chosen round; can be undone</source>
        <translation>删除所选轮次，可撤销</translation>
    </message>
    <message>
        <source>&amp;Add candidate…</source>
        <translation>添加候选(&amp;A)…</translation>
    </message>
    <message>
        <source>Add a platform and card to the round</source>
        <translation>把一个平台和卡型加入本轮</translation>
    </message>
    <message>
        <source>&amp;Edit candidate…</source>
        <translation>编辑候选(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Remove candidate</source>
        <translation>移除候选(&amp;R)</translation>
    </message>
    <message>
        <source>Take the candidate out of the round; can be undone</source>
        <translation>把候选移出本轮，可撤销</translation>
    </message>
    <message>
        <source>Rena&amp;me round</source>
        <translation>重命名轮次(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Archive</source>
        <translation>归档(&amp;A)</translation>
    </message>
    <message>
        <source>Keep this recommendation with all its inputs; it can never be changed</source>
        <translation>连同全部输入保存这份建议，此后不可更改</translation>
    </message>
    <message>
        <source>Export &amp;PDF…</source>
        <translation>导出 PDF(&amp;P)…</translation>
    </message>
    <message>
        <source>Print pre&amp;view…</source>
        <translation>打印预览(&amp;V)…</translation>
    </message>
    <message>
        <source>Export &amp;JSON…</source>
        <translation>导出 JSON(&amp;J)…</translation>
    </message>
    <message>
        <source>Everything that was decided and from what, for scripts and auditors</source>
        <translation>决定了什么、依据是什么，供脚本和审计使用</translation>
    </message>
    <message>
        <source>&amp;Copy the ranking</source>
        <translation>复制排序表(&amp;C)</translation>
    </message>
    <message>
        <source>As a table for Excel or WPS</source>
        <translation>复制为 Excel 或 WPS 可用的表格</translation>
    </message>
</context>
<context>
    <name>Catalog</name>
    <message>
        <source>Card</source>
        <translation>卡型</translation>
    </message>
    <message>
        <source>Usable memory, GiB</source>
        <translation>可用显存 GiB</translation>
    </message>
    <message>
        <source>Memory as sold, GiB</source>
        <translation>标称显存 GiB</translation>
    </message>
    <message>
        <source>Memory bandwidth, GB/s</source>
        <translation>显存带宽 GB/s</translation>
    </message>
    <message>
        <source>Links between cards, GB/s</source>
        <translation>卡间互联 GB/s</translation>
    </message>
    <message>
        <source>FP16/BF16 dense, TFLOPS</source>
        <translation>FP16/BF16 稠密 TFLOPS</translation>
    </message>
    <message>
        <source>FP8 dense, TFLOPS</source>
        <translation>FP8 稠密 TFLOPS</translation>
    </message>
    <message>
        <source>INT8 dense, TOPS</source>
        <translation>INT8 稠密 TOPS</translation>
    </message>
    <message>
        <source>FP4 dense, TFLOPS</source>
        <translation>FP4 稠密 TFLOPS</translation>
    </message>
    <message>
        <source>FP32, TFLOPS</source>
        <translation>FP32 TFLOPS</translation>
    </message>
    <message>
        <source>Cheapest baseline, %1 per card-hour</source>
        <translation>最低基准价 %1/卡时</translation>
    </message>
    <message>
        <source>%1 per usable GiB and hour</source>
        <translation>%1/可用 GiB·时</translation>
    </message>
    <message>
        <source>%1 per GB/s and hour</source>
        <translation>%1/(GB/s)·时</translation>
    </message>
    <message>
        <source>%1 per FP16 TFLOPS and hour</source>
        <translation>%1/FP16 TFLOPS·时</translation>
    </message>
    <message>
        <source>Power, W</source>
        <translation>功耗 W</translation>
    </message>
    <message>
        <source>Ecosystem</source>
        <translation>生态</translation>
    </message>
    <message>
        <source>Compliance</source>
        <translation>合规</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>供货</translation>
    </message>
    <message>
        <source>Tier</source>
        <translation>档次</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>架构</translation>
    </message>
    <message>
        <source>Memory type</source>
        <translation>显存类型</translation>
    </message>
    <message>
        <source>Form factor</source>
        <translation>形态</translation>
    </message>
    <message>
        <source>Vendor</source>
        <translation>厂商</translation>
    </message>
    <message>
        <source>Launched</source>
        <translation>发布</translation>
    </message>
    <message>
        <source>Source: %1 (%2)</source>
        <translation>来源：%1（%2）</translation>
    </message>
    <message>
        <source>Certainty: %1</source>
        <translation>可信度：%1</translation>
    </message>
    <message>
        <source>No price that a long-term plan may rest on: promotional, peer-to-peer and market prices do not count.</source>
        <translation>没有可作长期依据的价格：活动价、P2P 价和市场行情不算。</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1，%2：%3</translation>
    </message>
    <message>
        <source>Rule: %1</source>
        <translation>规则：%1</translation>
    </message>
    <message>
        <source>Includes a share of a whole machine; not comparable with bare card-hours.</source>
        <translation>含整机分摊，不能与纯卡时价直接比较。</translation>
    </message>
    <message>
        <source>Domestic</source>
        <translation>国产</translation>
    </message>
    <message>
        <source>Unrestricted</source>
        <translation>不受限</translation>
    </message>
    <message>
        <source>Existing stock only</source>
        <translation>仅存量流通</translation>
    </message>
    <message>
        <source>Licence required</source>
        <translation>须许可证</translation>
    </message>
    <message>
        <source>Not exportable to China</source>
        <translation>不可对华出口</translation>
    </message>
    <message>
        <source>Unofficial board</source>
        <translation>非官方改装卡</translation>
    </message>
    <message>
        <source>Not known, ask</source>
        <translation>不明，须询问</translation>
    </message>
    <message>
        <source>Available</source>
        <translation>现货</translation>
    </message>
    <message>
        <source>Limited</source>
        <translation>供应有限</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>需排队</translation>
    </message>
    <message>
        <source>Scarce</source>
        <translation>紧缺</translation>
    </message>
    <message>
        <source>Discontinued</source>
        <translation>已停产</translation>
    </message>
    <message>
        <source>High end</source>
        <translation>高端</translation>
    </message>
    <message>
        <source>Mid range</source>
        <translation>中端</translation>
    </message>
    <message>
        <source>Consumer flagship</source>
        <translation>消费级旗舰</translation>
    </message>
    <message>
        <source>Entry level</source>
        <translation>入门级</translation>
    </message>
    <message>
        <source>several sources agree</source>
        <translation>多个来源一致</translation>
    </message>
    <message>
        <source>one source only</source>
        <translation>仅一个来源</translation>
    </message>
    <message>
        <source>sources disagree</source>
        <translation>来源不一致</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>估计值</translation>
    </message>
    <message>
        <source>not verified</source>
        <translation>未核实</translation>
    </message>
    <message>
        <source>On demand</source>
        <translation>按量</translation>
    </message>
    <message>
        <source>By the day</source>
        <translation>包日</translation>
    </message>
    <message>
        <source>By the month</source>
        <translation>包月</translation>
    </message>
    <message>
        <source>Reserved</source>
        <translation>预留</translation>
    </message>
    <message>
        <source>Spot</source>
        <translation>竞价</translation>
    </message>
    <message>
        <source>Retail platform</source>
        <translation>零售平台</translation>
    </message>
    <message>
        <source>Hyperscaler</source>
        <translation>大厂云</translation>
    </message>
    <message>
        <source>Domestic accelerators</source>
        <translation>国产信创</translation>
    </message>
    <message>
        <source>Specialist GPU cloud</source>
        <translation>专业 GPU 云</translation>
    </message>
    <message>
        <source>Peer-to-peer market</source>
        <translation>P2P 市场</translation>
    </message>
    <message>
        <source>per card and hour</source>
        <translation>每卡每小时</translation>
    </message>
    <message>
        <source>per card and day</source>
        <translation>每卡每天</translation>
    </message>
    <message>
        <source>per card and month</source>
        <translation>每卡每月</translation>
    </message>
    <message>
        <source>per machine and hour</source>
        <translation>整机每小时</translation>
    </message>
    <message>
        <source>per “equivalent” hour, basis not stated</source>
        <translation>每“等效”小时，口径未说明</translation>
    </message>
    <message>
        <source>Platform quote</source>
        <translation>平台报价</translation>
    </message>
    <message>
        <source>Market band</source>
        <translation>市场行情</translation>
    </message>
    <message>
        <source>China</source>
        <translation>国内</translation>
    </message>
    <message>
        <source>outside China</source>
        <translation>海外</translation>
    </message>
    <message>
        <source>as quoted</source>
        <translation>按原报价</translation>
    </message>
    <message>
        <source>day ÷ 24 h</source>
        <translation>日价 ÷ 24 小时</translation>
    </message>
    <message>
        <source>month ÷ 730 h</source>
        <translation>月价 ÷ 730 小时</translation>
    </message>
    <message>
        <source>machine ÷ cards</source>
        <translation>整机价 ÷ 卡数</translation>
    </message>
    <message>
        <source>Platform</source>
        <translation>平台</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>采购路径</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>地域</translation>
    </message>
    <message>
        <source>Billing</source>
        <translation>计费方式</translation>
    </message>
    <message>
        <source>Price as quoted</source>
        <translation>原始报价</translation>
    </message>
    <message>
        <source>%1 per card-hour</source>
        <translation>%1/卡时</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Included</source>
        <translation>包含</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>As of</source>
        <translation>数据日期</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>never computed with</source>
        <translation>不参与计算</translation>
    </message>
    <message>
        <source>market band</source>
        <translation>市场行情</translation>
    </message>
    <message>
        <source>promotional</source>
        <translation>活动价</translation>
    </message>
    <message>
        <source>limited quota</source>
        <translation>限额</translation>
    </message>
    <message>
        <source>peer-to-peer</source>
        <translation>P2P</translation>
    </message>
    <message>
        <source>spot</source>
        <translation>竞价</translation>
    </message>
    <message>
        <source>share of a whole machine</source>
        <translation>整机分摊</translation>
    </message>
    <message>
        <source>variant not stated</source>
        <translation>未注明版本</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>未说明</translation>
    </message>
    <message>
        <source>List price: %1</source>
        <translation>原价：%1</translation>
    </message>
    <message>
        <source>Converted at %1 ¥/$ of %2</source>
        <translation>按 %2 的汇率 %1 ¥/$ 折算</translation>
    </message>
</context>
<context>
    <name>ChartContent</name>
    <message>
        <source>%1: from %2 at %3 to %4 at %5.</source>
        <translation>%1：从 %3 处的 %2 到 %5 处的 %4。</translation>
    </message>
    <message>
        <source>Marked: %1.</source>
        <translation>标记：%1。</translation>
    </message>
    <message>
        <source>Line at %1: %2.</source>
        <translation>%1 处的参考线：%2。</translation>
    </message>
    <message>
        <source>%1 over %2.</source>
        <translation>%1 随 %2 的变化。</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Card</source>
        <translation>卡型</translation>
    </message>
    <message>
        <source>Usable</source>
        <translation>可用显存</translation>
    </message>
    <message>
        <source>Ecosystem</source>
        <translation>生态</translation>
    </message>
    <message>
        <source>Compliance</source>
        <translation>合规</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>供货</translation>
    </message>
    <message>
        <source>Platform</source>
        <translation>平台</translation>
    </message>
    <message>
        <source>Billing</source>
        <translation>计费方式</translation>
    </message>
    <message>
        <source>As quoted</source>
        <translation>原报价</translation>
    </message>
    <message>
        <source>A card and hour</source>
        <translation>每卡时</translation>
    </message>
    <message>
        <source>As of</source>
        <translation>数据日期</translation>
    </message>
    <message>
        <source>market</source>
        <translation>市场行情</translation>
    </message>
    <message>
        <source>the cards of the catalog, with every figure's source</source>
        <translation>列出目录中的卡型，每个数据都带来源</translation>
    </message>
    <message>
        <source>condition such as memory_gib&gt;=48 or ecosystem=cann; may be repeated</source>
        <translation>筛选条件，例如 memory_gib&gt;=48 或 ecosystem=cann；可重复</translation>
    </message>
    <message>
        <source>prices, all on the basis of one card and one hour</source>
        <translation>列出报价，统一折算为每卡时</translation>
    </message>
    <message>
        <source>only this card</source>
        <translation>只看这款卡</translation>
    </message>
    <message>
        <source>also show promotional prices</source>
        <translation>同时显示活动价</translation>
    </message>
    <message>
        <source>print one JSON object</source>
        <translation>输出一个 JSON 对象</translation>
    </message>
    <message>
        <source>language of the words</source>
        <translation>界面语言</translation>
    </message>
    <message>
        <source>show this help</source>
        <translation>显示本帮助</translation>
    </message>
    <message>
        <source>usage: xuanka [COMMAND [OPTIONS]]</source>
        <translation>用法：xuanka [命令 [选项]]</translation>
    </message>
    <message>
        <source>Without a command the window opens. “xuanka COMMAND --help” lists the options.</source>
        <translation>不带命令则打开窗口。“xuanka 命令 --help”列出选项。</translation>
    </message>
    <message>
        <source>on demand</source>
        <translation>按量</translation>
    </message>
    <message>
        <source>day plan</source>
        <translation>包日</translation>
    </message>
    <message>
        <source>month plan</source>
        <translation>包月</translation>
    </message>
    <message>
        <source>rent</source>
        <translation>租用</translation>
    </message>
    <message>
        <source>own</source>
        <translation>自购</translation>
    </message>
    <message>
        <source>%1 pays above %2 (%3), below it %4</source>
        <translation>超过 %2（%3）%1更省，低于则%4更省</translation>
    </message>
    <message>
        <source>Rule of thumb</source>
        <translation>经验法则</translation>
    </message>
    <message>
        <source>Computed</source>
        <translation>按价格计算</translation>
    </message>
    <message>
        <source>Agrees</source>
        <translation>是否一致</translation>
    </message>
    <message>
        <source>never</source>
        <translation>从不</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Cost a month</source>
        <translation>每月费用</translation>
    </message>
    <message>
        <source>cheapest at this usage: %1</source>
        <translation>按此用量最省：%1</translation>
    </message>
    <message>
        <source>Utilisation</source>
        <translation>利用率</translation>
    </message>
    <message>
        <source>Own a year</source>
        <translation>自购每年</translation>
    </message>
    <message>
        <source>Rent a year</source>
        <translation>租用每年</translation>
    </message>
    <message>
        <source>owning pays from a utilisation of %1</source>
        <translation>利用率达到 %1 起自购更省</translation>
    </message>
    <message>
        <source>owning never pays at this rent</source>
        <translation>按此租价自购始终不划算</translation>
    </message>
    <message>
        <source>compare billing plans (package) or renting with owning (rent-vs-buy)</source>
        <translation>比较计费方案（package），或租用与自购（rent-vs-buy）</translation>
    </message>
    <message>
        <source>the question</source>
        <translation>要回答的问题</translation>
    </message>
    <message>
        <source>JSON file with the figures; see “xuanka schema”</source>
        <translation>含数据的 JSON 文件，格式见“xuanka schema”</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>卡数</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>余量</translation>
    </message>
    <message>
        <source>Excluded:</source>
        <translation>被排除：</translation>
    </message>
    <message>
        <source>Nothing satisfies this profile. What would have to give:</source>
        <translation>没有方案满足该画像。需要在以下条件中让步：</translation>
    </message>
    <message>
        <source>what to get for a demand profile, why, and what is excluded</source>
        <translation>按需求画像给出建议、理由和被排除的卡型</translation>
    </message>
    <message>
        <source>demand profile as JSON; see “xuanka schema profile”</source>
        <translation>JSON 格式的需求画像，见“xuanka schema profile”</translation>
    </message>
    <message>
        <source>also write the recommendation as PDF</source>
        <translation>同时把建议书写成 PDF</translation>
    </message>
    <message>
        <source>currency of the costs</source>
        <translation>费用币种</translation>
    </message>
    <message>
        <source>most cards to use</source>
        <translation>最多使用几张卡</translation>
    </message>
    <message>
        <source>also use promotional and peer-to-peer prices</source>
        <translation>活动价和 P2P 价格也参与比较</translation>
    </message>
    <message>
        <source>print an annotated example of an input file; the example runs</source>
        <translation>打印输入文件的带注释示例，可直接运行</translation>
    </message>
    <message>
        <source>picture written: %1</source>
        <translation>图片已写入：%1</translation>
    </message>
    <message>
        <source>render a page of the window to a picture</source>
        <translation>把窗口的一个页面渲染成图片</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>配色</translation>
    </message>
    <message>
        <source>size of the window</source>
        <translation>窗口尺寸</translation>
    </message>
    <message>
        <source>workspace to show; the example profiles if not given</source>
        <translation>要显示的工作区；不给则用示例画像</translation>
    </message>
    <message>
        <source>PNG file to write</source>
        <translation>要写入的 PNG 文件</translation>
    </message>
    <message>
        <source>low</source>
        <translation>低</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>预期</translation>
    </message>
    <message>
        <source>high</source>
        <translation>高</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>组成</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>Fullest card</source>
        <translation>占用最多的一张卡</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Needs a card</source>
        <translation>每卡需要</translation>
    </message>
    <message>
        <source>how much memory a model needs, part by part</source>
        <translation>逐项计算模型需要多少显存</translation>
    </message>
    <message>
        <source>on which cards it fits, how many, and what would free memory</source>
        <translation>哪些卡装得下、要几张，以及怎样腾出显存</translation>
    </message>
    <message>
        <source>model of the library</source>
        <translation>模型库中的模型</translation>
    </message>
    <message>
        <source>kind of work</source>
        <translation>任务类型</translation>
    </message>
    <message>
        <source>how to fine-tune</source>
        <translation>微调方法</translation>
    </message>
    <message>
        <source>weight format, such as bf16, fp8, awq-int4</source>
        <translation>权重格式，例如 bf16、fp8、awq-int4</translation>
    </message>
    <message>
        <source>bits of a KV cache value</source>
        <translation>KV 缓存每个值的位数</translation>
    </message>
    <message>
        <source>sequences or images per step and card</source>
        <translation>每步每卡的序列数或图片数</translation>
    </message>
    <message>
        <source>tokens a sequence, prompt and output together</source>
        <translation>每个序列的 token 数，提示词与输出合计</translation>
    </message>
    <message>
        <source>prompt tokens</source>
        <translation>提示词 token 数</translation>
    </message>
    <message>
        <source>generated tokens</source>
        <translation>生成 token 数</translation>
    </message>
    <message>
        <source>simultaneous requests</source>
        <translation>并发请求数</translation>
    </message>
    <message>
        <source>optimizer of the training</source>
        <translation>训练用的优化器</translation>
    </message>
    <message>
        <source>activation checkpointing</source>
        <translation>激活重计算</translation>
    </message>
    <message>
        <source>rank of the adapters</source>
        <translation>适配器的秩</translation>
    </message>
    <message>
        <source>modules with adapters: q,k,v,o,gate,up,down</source>
        <translation>加适配器的模块：q,k,v,o,gate,up,down</translation>
    </message>
    <message>
        <source>inference engine</source>
        <translation>推理引擎</translation>
    </message>
    <message>
        <source>number of cards</source>
        <translation>卡数</translation>
    </message>
    <message>
        <source>how the cards share the work: tp, pp, dp, zero1, zero2, zero3, fsdp, layer</source>
        <translation>多卡分工方式：tp、pp、dp、zero1、zero2、zero3、fsdp、layer</translation>
    </message>
    <message>
        <source>image size</source>
        <translation>图片尺寸</translation>
    </message>
    <message>
        <source>created %1 with %2 example profiles</source>
        <translation>已新建 %1，含 %2 个示例画像</translation>
    </message>
    <message>
        <source>What</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>file version</source>
        <translation>文件版本</translation>
    </message>
    <message>
        <source>profiles</source>
        <translation>需求画像</translation>
    </message>
    <message>
        <source>evaluation rounds</source>
        <translation>评测轮次</translation>
    </message>
    <message>
        <source>entries</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>archived recommendations</source>
        <translation>已归档的建议书</translation>
    </message>
    <message>
        <source>damaged:</source>
        <translation>已损坏：</translation>
    </message>
    <message>
        <source>sound</source>
        <translation>完好</translation>
    </message>
    <message>
        <source>backup written and checked: %1</source>
        <translation>备份已写入并校验：%1</translation>
    </message>
    <message>
        <source>make, check or back up a workspace file</source>
        <translation>新建、检查或备份工作区文件</translation>
    </message>
    <message>
        <source>what to do</source>
        <translation>要做什么</translation>
    </message>
    <message>
        <source>workspace file</source>
        <translation>工作区文件</translation>
    </message>
    <message>
        <source>where the backup goes; beside the file if not given</source>
        <translation>备份写到哪里；不给则放在原文件旁边</translation>
    </message>
    <message>
        <source>%1 rows answered, %2 left open with their reason: %3</source>
        <translation>已估算 %1 行，另有 %2 行注明原因未估算：%3</translation>
    </message>
    <message>
        <source>estimates for every row of a table of measured cases</source>
        <translation>对实测表逐行给出估算</translation>
    </message>
    <message>
        <source>what to estimate</source>
        <translation>估算内容</translation>
    </message>
    <message>
        <source>table of cases</source>
        <translation>实测表</translation>
    </message>
    <message>
        <source>where to write the table with the estimates</source>
        <translation>带估算结果的表写到哪里</translation>
    </message>
    <message>
        <source>Why not more</source>
        <translation>为何不能更多</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>输入项</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>as asked</source>
        <translation>当前取值</translation>
    </message>
    <message>
        <source>Way</source>
        <translation>方式</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>互联</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Tensor-parallel degrees of this model: %1</source>
        <translation>该模型可用的张量并行度：%1</translation>
    </message>
    <message>
        <source>the longest context on --cards of each card</source>
        <translation>每种卡用 --cards 张时的最长上下文</translation>
    </message>
    <message>
        <source>the largest batch on --cards of each card</source>
        <translation>每种卡用 --cards 张时的最大批大小</translation>
    </message>
    <message>
        <source>the most requests at once on --cards of each card</source>
        <translation>每种卡用 --cards 张时的最大并发</translation>
    </message>
    <message>
        <source>the smallest count of each card, fewest first</source>
        <translation>每种卡最少几张，从少到多</translation>
    </message>
    <message>
        <source>the verdict with each input one step down and up (needs --card)</source>
        <translation>各输入项上下各动一档后的结论（需要 --card）</translation>
    </message>
    <message>
        <source>whether a larger card is due (needs --card)</source>
        <translation>是否该换更大的卡（需要 --card）</translation>
    </message>
    <message>
        <source>what the link between --cards cards means (needs --card)</source>
        <translation>--cards 张卡之间的互联意味着什么（需要 --card）</translation>
    </message>
    <message>
        <source>the verdict that a limit must keep</source>
        <translation>极限值须保持的结论</translation>
    </message>
    <message>
        <source>all tasks of a profile at once instead of --model</source>
        <translation>用画像中的全部任务代替 --model</translation>
    </message>
    <message>
        <source>the tasks of the profile share the cards at the same time</source>
        <translation>画像中的任务同时占用这些卡</translation>
    </message>
    <message>
        <source>open the page's Nth tab</source>
        <translation>打开该页的第 N 个标签</translation>
    </message>
    <message>
        <source>model of the library, or a config.json, .gguf, .safetensors file or folder</source>
        <translation>模型库中的模型，或 config.json、.gguf、.safetensors 文件或其所在文件夹</translation>
    </message>
    <message>
        <source>training framework: litgpt, torchtune, torchtitan, ms-swift, llama-factory, megatron …</source>
        <translation>训练框架：litgpt、torchtune、torchtitan、ms-swift、llama-factory、megatron 等</translation>
    </message>
    <message>
        <source>frames of a video</source>
        <translation>视频帧数</translation>
    </message>
    <message>
        <source>how the VAE decodes</source>
        <translation>VAE 的解码方式</translation>
    </message>
    <message>
        <source>what waits in host memory</source>
        <translation>哪些部分放在主机内存中</translation>
    </message>
    <message>
        <source>which parts of an image model are on the card; denoiser: latents and text are cached</source>
        <translation>图像模型的哪些部件常驻显卡；denoiser 表示潜变量和文本已预先缓存</translation>
    </message>
    <message>
        <source>which parts of an image model the weight format is for</source>
        <translation>权重格式用于图像模型的哪些部件</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>tokens/s</source>
        <translation>token/秒</translation>
    </message>
    <message>
        <source>One request alone</source>
        <translation>单请求</translation>
    </message>
    <message>
        <source>Output, all requests</source>
        <translation>全部请求的输出</translation>
    </message>
    <message>
        <source>Prompt and output</source>
        <translation>提示词加输出</translation>
    </message>
    <message>
        <source>Output a card</source>
        <translation>每卡输出</translation>
    </message>
    <message>
        <source>First token (TTFT)</source>
        <translation>首 token（TTFT）</translation>
    </message>
    <message>
        <source>Next token (TPOT)</source>
        <translation>后续每 token（TPOT）</translation>
    </message>
    <message>
        <source>Output tokens for one unit of money</source>
        <translation>每单位货币的输出 token</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>token</translation>
    </message>
    <message>
        <source>%1 on %2 × %3, %4 requests at once</source>
        <translation>%1，%2 × %3，并发 %4</translation>
    </message>
    <message>
        <source>One image</source>
        <translation>单张图像</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>全部卡</translation>
    </message>
    <message>
        <source>images a minute</source>
        <translation>张/分钟</translation>
    </message>
    <message>
        <source>card hours</source>
        <translation>卡时</translation>
    </message>
    <message>
        <source>The run</source>
        <translation>单次训练</translation>
    </message>
    <message>
        <source>With trials</source>
        <translation>含试错</translation>
    </message>
    <message>
        <source>On these cards</source>
        <translation>用这些卡</translation>
    </message>
    <message>
        <source>days</source>
        <translation>天数</translation>
    </message>
    <message>
        <source>MFU</source>
        <translation>MFU</translation>
    </message>
    <message>
        <source>card, by id or name</source>
        <translation>卡型（标识或名称）</translation>
    </message>
    <message>
        <source>how the cards share the work</source>
        <translation>多卡如何分担</translation>
    </message>
    <message>
        <source>share of the prompt that is cached, 0 to 1</source>
        <translation>提示词命中缓存的比例，0 到 1</translation>
    </message>
    <message>
        <source>hold this time to the first token</source>
        <translation>首 token 时延不超过此值</translation>
    </message>
    <message>
        <source>hold this time for each further token</source>
        <translation>后续每 token 时延不超过此值</translation>
    </message>
    <message>
        <source>price of all cards an hour</source>
        <translation>全部卡每小时价格</translation>
    </message>
    <message>
        <source>steps of an image</source>
        <translation>每张图像的步数</translation>
    </message>
    <message>
        <source>tokens of one pass over the data, in billions</source>
        <translation>一轮数据的 token 数（十亿）</translation>
    </message>
    <message>
        <source>passes over the data</source>
        <translation>训练轮数</translation>
    </message>
    <message>
        <source>training sequence length</source>
        <translation>训练序列长度</translation>
    </message>
    <message>
        <source>runs paid for against the one that counts</source>
        <translation>试错倍数：实际付费的训练量与最终一次之比</translation>
    </message>
    <message>
        <source>utilisation in place of the class's, 0 to 1</source>
        <translation>用此利用率代替该类卡的默认值，0 到 1</translation>
    </message>
    <message>
        <source>how fast a card serves, draws or trains a model</source>
        <translation>一种卡推理、出图或训练模型有多快</translation>
    </message>
    <message>
        <source>llama.cpp: layers on cards, the others in host memory</source>
        <translation>llama.cpp：放在显卡上的层数，其余在主机内存</translation>
    </message>
</context>
<context>
    <name>Costs</name>
    <message>
        <source>%1 h/day</source>
        <translation>%1 小时/天</translation>
    </message>
    <message>
        <source>%1 h/month</source>
        <translation>%1 小时/月</translation>
    </message>
    <message>
        <source>%1 days/month</source>
        <translation>%1 天/月</translation>
    </message>
    <message>
        <source>%1 days</source>
        <translation>%1 天</translation>
    </message>
    <message>
        <source>On demand</source>
        <translation>按量</translation>
    </message>
    <message>
        <source>Day plan</source>
        <translation>包日</translation>
    </message>
    <message>
        <source>Month plan</source>
        <translation>包月</translation>
    </message>
    <message>
        <source>Rent</source>
        <translation>租用</translation>
    </message>
    <message>
        <source>Own</source>
        <translation>自购</translation>
    </message>
    <message>
        <source>✗ No such point</source>
        <translation>✗ 没有这个点</translation>
    </message>
    <message>
        <source>✓ Agrees</source>
        <translation>✓ 一致</translation>
    </message>
    <message>
        <source>✗ Disagrees</source>
        <translation>✗ 不一致</translation>
    </message>
    <message>
        <source>With these inputs there is no such point: one side is cheaper throughout.</source>
        <translation>按这些输入没有这个点：其中一方始终更省。</translation>
    </message>
    <message>
        <source>The computed point, %1, lies inside the range.</source>
        <translation>计算所得 %1 落在该范围内。</translation>
    </message>
    <message>
        <source>The computed point, %1, lies outside the range.</source>
        <translation>计算所得 %1 落在该范围外。</translation>
    </message>
    <message>
        <source>The computed point, %1, is within a tenth of it.</source>
        <translation>计算所得 %1，与之相差不到一成。</translation>
    </message>
    <message>
        <source>The computed point is %1.</source>
        <translation>计算所得为 %1。</translation>
    </message>
    <message>
        <source>The computed point, %1, is %2 times what the rule says.</source>
        <translation>计算所得 %1，是该法则的 %2 倍。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>At %1 h a day on %2 days (%3 h a month) the cheapest is: %4, %5 a month and card.</source>
        <translation>每天 %1 小时、每月 %2 天（共 %3 小时）时最省的是%4：每卡每月 %5。</translation>
    </message>
    <message>
        <source>The day plan pays above %1 (a day costs %2).</source>
        <translation>超过 %1 包日更省（一天 %2）。</translation>
    </message>
    <message>
        <source>The month plan pays above %1 (a month costs %2).</source>
        <translation>超过 %1 包月更省（一月 %2）。</translation>
    </message>
    <message>
        <source>Against the day plan, the month plan pays above %1 (a month costs %2).</source>
        <translation>与包日相比，超过 %1 包月更省（一月 %2）。</translation>
    </message>
    <message>
        <source>The day plan never pays: a day has 24 hours, and they cost less one by one.</source>
        <translation>包日始终不划算：一天 24 小时，全部按量也更便宜。</translation>
    </message>
    <message>
        <source>The month plan never pays: a month has 730 hours, and they cost less one by one.</source>
        <translation>包月始终不划算：一月 730 小时，全部按量也更便宜。</translation>
    </message>
    <message>
        <source>Cost of a month by billing plan</source>
        <translation>各计费方案的月费用</translation>
    </message>
    <message>
        <source>Hours a month</source>
        <translation>每月小时数</translation>
    </message>
    <message>
        <source>%1 a month and card</source>
        <translation>%1/月·卡</translation>
    </message>
    <message>
        <source>rule of thumb: %1</source>
        <translation>经验法则：%1</translation>
    </message>
    <message>
        <source>your use: %1</source>
        <translation>你的用量：%1</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Crossing</source>
        <translation>交叉点</translation>
    </message>
    <message>
        <source>Pays above</source>
        <translation>超过即更省</translation>
    </message>
    <message>
        <source>Cost there</source>
        <translation>该点费用</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>Owning pays above %1 utilisation; below, renting costs less.</source>
        <translation>利用率超过 %1 自购更省，低于则租用更省。</translation>
    </message>
    <message>
        <source>Owning never pays at these prices: it would take %1 utilisation, and a year holds no more than 100 %.</source>
        <translation>按这些价格自购始终不划算：需要 %1 的利用率，而一年最多 100%。</translation>
    </message>
    <message>
        <source>Owning never pays at these prices: an hour's electricity alone costs as much as an hour's rent.</source>
        <translation>按这些价格自购始终不划算：单是一小时的电费就抵得上一小时租金。</translation>
    </message>
    <message>
        <source>At %1 utilisation owning costs %2 a year and renting %3: owning costs %4 less.</source>
        <translation>利用率 %1 时，自购每年 %2，租用 %3：自购省 %4。</translation>
    </message>
    <message>
        <source>At %1 utilisation owning costs %2 a year and renting %3: renting costs %4 less.</source>
        <translation>利用率 %1 时，自购每年 %2，租用 %3：租用省 %4。</translation>
    </message>
    <message>
        <source>A used card-hour of one's own then costs %1, a rented one %2.</source>
        <translation>此时自购每使用卡时 %1，租用 %2。</translation>
    </message>
    <message>
        <source>Nothing is used, so there is no cost of a used card-hour.</source>
        <translation>完全没有使用，因此没有每使用卡时成本。</translation>
    </message>
    <message>
        <source>Owning costs %1 a year whatever the use.</source>
        <translation>自购无论用多少，每年固定 %1。</translation>
    </message>
    <message>
        <source>Electricity for the work adds up to %1 a year at full use.</source>
        <translation>满用时运行电费每年 %1。</translation>
    </message>
    <message>
        <source>Cost of a year, owned or rented</source>
        <translation>自购与租用的年费用</translation>
    </message>
    <message>
        <source>Utilisation (%)</source>
        <translation>利用率（%）</translation>
    </message>
    <message>
        <source>%1 a year, all cards</source>
        <translation>%1/年，全部卡</translation>
    </message>
    <message>
        <source>Utilisation</source>
        <translation>利用率</translation>
    </message>
    <message>
        <source>Hours a year and card</source>
        <translation>每卡每年小时</translation>
    </message>
    <message>
        <source>Own, a year</source>
        <translation>自购每年</translation>
    </message>
    <message>
        <source>Rent, a year</source>
        <translation>租用每年</translation>
    </message>
    <message>
        <source>Cheaper</source>
        <translation>更省的一方</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>Utilisation: share of clock hours in use</source>
        <translation>利用率：实际使用占全部时间的比例</translation>
    </message>
    <message>
        <source>Rent, a card and hour</source>
        <translation>租价（每卡时）</translation>
    </message>
    <message>
        <source>Price of the whole system</source>
        <translation>整机价格</translation>
    </message>
    <message>
        <source>Cards in it</source>
        <translation>其中卡数</translation>
    </message>
    <message>
        <source>Written off over</source>
        <translation>折旧年限</translation>
    </message>
    <message>
        <source>years</source>
        <translation>年</translation>
    </message>
    <message>
        <source>Resale value after that</source>
        <translation>期末残值</translation>
    </message>
    <message>
        <source>Spare parts</source>
        <translation>备件</translation>
    </message>
    <message>
        <source>Maintenance, share of the price a year</source>
        <translation>维保（每年占价格比例）</translation>
    </message>
    <message>
        <source>Room or colocation, a month</source>
        <translation>机房或托管（每月）</translation>
    </message>
    <message>
        <source>Staff, full-time people</source>
        <translation>运维人力（全职人数）</translation>
    </message>
    <message>
        <source>Cost of one of them, a year</source>
        <translation>人均年成本</translation>
    </message>
    <message>
        <source>Insurance, a year</source>
        <translation>保险（每年）</translation>
    </message>
    <message>
        <source>Power when idle</source>
        <translation>空载功率</translation>
    </message>
    <message>
        <source>kW</source>
        <translation>kW</translation>
    </message>
    <message>
        <source>Power under full load</source>
        <translation>满载功率</translation>
    </message>
    <message>
        <source>PUE of the room</source>
        <translation>机房 PUE</translation>
    </message>
    <message>
        <source>Electricity, a kWh</source>
        <translation>电价（每 kWh）</translation>
    </message>
</context>
<context>
    <name>Decision</name>
    <message>
        <source>On demand</source>
        <translation>按量</translation>
    </message>
    <message>
        <source>Day plan</source>
        <translation>包日</translation>
    </message>
    <message>
        <source>Month plan</source>
        <translation>包月</translation>
    </message>
    <message>
        <source>Reservation</source>
        <translation>预留</translation>
    </message>
    <message>
        <source>Spot</source>
        <translation>竞价</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>通过</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>未通过</translation>
    </message>
    <message>
        <source>To be asked</source>
        <translation>待询问</translation>
    </message>
</context>
<context>
    <name>Demand</name>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>Which kind of card comes first: training needs compute and links between cards, inference needs memory and bandwidth.</source>
        <translation>决定先看哪类卡：训练看算力和卡间互联，推理看显存和带宽。</translation>
    </message>
    <message>
        <source>Kind of work</source>
        <translation>任务类型</translation>
    </message>
    <message>
        <source>What has to be in memory: weights only, or gradients and optimizer states as well.</source>
        <translation>决定显存里要放什么：只有权重，还是连同梯度和优化器状态。</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>The size of the weights, and with it the smallest card that can do the work at all.</source>
        <translation>决定权重大小，也就决定最小能用哪张卡。</translation>
    </message>
    <message>
        <source>Parameters (billions)</source>
        <translation>参数量（十亿）</translation>
    </message>
    <message>
        <source>The size of the weights, with a wider range than for a model from the library.</source>
        <translation>决定权重大小，范围比选用模型库中的模型更宽。</translation>
    </message>
    <message>
        <source>Weight format</source>
        <translation>权重格式</translation>
    </message>
    <message>
        <source>How many bits each parameter takes: 4-bit weights need about a quarter of the memory of 16-bit ones.</source>
        <translation>决定每个参数占几位：4 位权重约占 16 位的四分之一。</translation>
    </message>
    <message>
        <source>KV cache precision (bits)</source>
        <translation>KV 缓存精度（位）</translation>
    </message>
    <message>
        <source>How much memory each token of context takes while the model answers.</source>
        <translation>决定推理时每个上下文 token 占多少显存。</translation>
    </message>
    <message>
        <source>Context (tokens)</source>
        <translation>上下文（token）</translation>
    </message>
    <message>
        <source>The size of the KV cache (inference) or of the activations (training).</source>
        <translation>决定 KV 缓存（推理）或激活（训练）的大小。</translation>
    </message>
    <message>
        <source>Simultaneous requests</source>
        <translation>并发请求数</translation>
    </message>
    <message>
        <source>How many KV caches must be in memory at once; often more than the weights.</source>
        <translation>决定同时要放多少份 KV 缓存，常常超过权重本身。</translation>
    </message>
    <message>
        <source>Batch per card</source>
        <translation>每卡批大小</translation>
    </message>
    <message>
        <source>The memory for activations; it grows in step with the batch.</source>
        <translation>决定激活占用的显存，与批大小成正比。</translation>
    </message>
    <message>
        <source>LoRA rank</source>
        <translation>LoRA 秩</translation>
    </message>
    <message>
        <source>The size of the adapters; small beside the model itself.</source>
        <translation>决定适配器大小，与模型本身相比很小。</translation>
    </message>
    <message>
        <source>Gradient checkpointing</source>
        <translation>梯度检查点</translation>
    </message>
    <message>
        <source>Whether activations are kept or computed again: less memory against more time.</source>
        <translation>决定激活是保留还是重算：省显存，多花时间。</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>分辨率</translation>
    </message>
    <message>
        <source>The working memory beside the image model's weights.</source>
        <translation>决定图像模型权重之外的工作显存。</translation>
    </message>
    <message>
        <source>Data (GB)</source>
        <translation>数据量（GB）</translation>
    </message>
    <message>
        <source>The disk to rent, which is billed separately and often while the machine is off too.</source>
        <translation>决定要租多大磁盘；磁盘单独计费，关机后往往也收费。</translation>
    </message>
    <message>
        <source>Hours a month</source>
        <translation>每月小时数</translation>
    </message>
    <message>
        <source>Whether paying by the hour, a month plan or a reservation is cheapest.</source>
        <translation>决定按量、包月还是预留最省。</translation>
    </message>
    <message>
        <source>Runs continuously</source>
        <translation>连续运行</translation>
    </message>
    <message>
        <source>Whether a fixed plan is used to the full or paid for idle hours.</source>
        <translation>决定固定套餐能否用满，还是为闲置付费。</translation>
    </message>
    <message>
        <source>Has peaks</source>
        <translation>有明显峰谷</translation>
    </message>
    <message>
        <source>Whether to rent a base by the month and add hours for the peaks.</source>
        <translation>决定是否包月打底、峰值再按量补充。</translation>
    </message>
    <message>
        <source>Length of one run (hours)</source>
        <translation>单次运行时长（小时）</translation>
    </message>
    <message>
        <source>How much an interruption costs, and whether billing by the second matters.</source>
        <translation>决定一次中断的代价，以及按秒计费是否重要。</translation>
    </message>
    <message>
        <source>Planning horizon (months)</source>
        <translation>规划期（月）</translation>
    </message>
    <message>
        <source>How long a contract may run, and whether a move to another ecosystem still pays.</source>
        <translation>决定合同能签多长，以及迁移生态是否划算。</translation>
    </message>
    <message>
        <source>Growth</source>
        <translation>增长</translation>
    </message>
    <message>
        <source>Whether to commit: unknown growth speaks for on-demand, predictable growth for a reservation.</source>
        <translation>决定是否锁定：增长不明宜按量，增长可预期宜预留。</translation>
    </message>
    <message>
        <source>Expected change (%)</source>
        <translation>预计变化（%）</translation>
    </message>
    <message>
        <source>How much room the contract must leave for more cards.</source>
        <translation>决定合同要为增卡留多少余地。</translation>
    </message>
    <message>
        <source>Data must stay in China</source>
        <translation>数据不可出境</translation>
    </message>
    <message>
        <source>Which platforms are left: only those whose machines stand in China.</source>
        <translation>决定还剩哪些平台：只留机房在国内的。</translation>
    </message>
    <message>
        <source>Invoice needed</source>
        <translation>需要发票</translation>
    </message>
    <message>
        <source>Rules out platforms that cannot issue a VAT invoice to a company.</source>
        <translation>排除不能给企业开具增值税发票的平台。</translation>
    </message>
    <message>
        <source>SLA needed</source>
        <translation>需要 SLA</translation>
    </message>
    <message>
        <source>Rules out marketplaces and platforms that promise no availability.</source>
        <translation>排除不承诺可用性的市场和平台。</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>地域</translation>
    </message>
    <message>
        <source>Which platforms are compared.</source>
        <translation>决定比较哪些平台。</translation>
    </message>
    <message>
        <source>Domestic accelerators only</source>
        <translation>仅限国产（信创）</translation>
    </message>
    <message>
        <source>Leaves only domestic cards, and three to six months for the move from CUDA to CANN.</source>
        <translation>只留国产卡，并为 CUDA 迁移到 CANN 预留三到六个月。</translation>
    </message>
    <message>
        <source>Code needs CUDA</source>
        <translation>代码依赖 CUDA</translation>
    </message>
    <message>
        <source>Leaves only NVIDIA cards.</source>
        <translation>只留 NVIDIA 卡。</translation>
    </message>
    <message>
        <source>Runs may be interrupted</source>
        <translation>允许中断</translation>
    </message>
    <message>
        <source>Whether spot and marketplace machines can be considered at all.</source>
        <translation>决定能否考虑竞价实例和 P2P 机器。</translation>
    </message>
    <message>
        <source>Compliant purchase</source>
        <translation>须合规采购</translation>
    </message>
    <message>
        <source>Rules out cards that cannot be acquired through regular channels in China.</source>
        <translation>排除在国内无法通过正规渠道取得的卡。</translation>
    </message>
    <message>
        <source>Modified boards allowed</source>
        <translation>接受改装卡</translation>
    </message>
    <message>
        <source>Whether boards with enlarged memory that no vendor sells or guarantees may be offered.</source>
        <translation>决定能否推荐厂商不销售也不保修的加大显存改装卡。</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>团队类型</translation>
    </message>
    <message>
        <source>Which advice on buying applies, and which conditions come first.</source>
        <translation>决定适用哪类采购建议，以及哪些条件优先。</translation>
    </message>
    <message>
        <source>Monthly budget</source>
        <translation>每月预算</translation>
    </message>
    <message>
        <source>A limit: what costs more is excluded, and you are told by how much.</source>
        <translation>作为上限：超出的会被排除，并说明超出多少。</translation>
    </message>
    <message>
        <source>Pre-training</source>
        <translation>预训练</translation>
    </message>
    <message>
        <source>Full fine-tuning</source>
        <translation>全参微调</translation>
    </message>
    <message>
        <source>LoRA fine-tuning</source>
        <translation>LoRA 微调</translation>
    </message>
    <message>
        <source>QLoRA fine-tuning</source>
        <translation>QLoRA 微调</translation>
    </message>
    <message>
        <source>Inference</source>
        <translation>推理</translation>
    </message>
    <message>
        <source>Image generation</source>
        <translation>图像生成</translation>
    </message>
    <message>
        <source>Individual or university</source>
        <translation>个人或高校</translation>
    </message>
    <message>
        <source>Start-up</source>
        <translation>初创团队</translation>
    </message>
    <message>
        <source>Enterprise or research institute</source>
        <translation>企业与研究机构</translation>
    </message>
    <message>
        <source>Pre-training lab</source>
        <translation>预训练团队</translation>
    </message>
    <message>
        <source>Image studio</source>
        <translation>图像工作室</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Shrinking</source>
        <translation>下降</translation>
    </message>
    <message>
        <source>Stable</source>
        <translation>平稳</translation>
    </message>
    <message>
        <source>Predictable</source>
        <translation>可预期</translation>
    </message>
    <message>
        <source>Volatile</source>
        <translation>波动</translation>
    </message>
    <message>
        <source>China</source>
        <translation>国内</translation>
    </message>
    <message>
        <source>Overseas</source>
        <translation>海外</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>about %1 B</source>
        <translation>约 %1 B</translation>
    </message>
</context>
<context>
    <name>Error</name>
    <message>
        <source>cannot be opened (%1); check the name and the permissions</source>
        <translation>无法打开（%1）；请检查文件名和权限</translation>
    </message>
    <message>
        <source>cannot be written (%1); choose another place or change the permissions</source>
        <translation>无法写入（%1）；请换个位置或修改权限</translation>
    </message>
    <message>
        <source>the disk is full; nothing was changed, free some space and try again</source>
        <translation>磁盘已满，未做任何更改；请腾出空间后重试</translation>
    </message>
    <message>
        <source>is not UTF-8 text; save it as UTF-8 and try again</source>
        <translation>不是 UTF-8 文本；请另存为 UTF-8 后重试</translation>
    </message>
    <message>
        <source>is not valid JSON (%1); correct it and try again</source>
        <translation>不是有效的 JSON（%1）；请改正后重试</translation>
    </message>
    <message>
        <source>expected %2, found %1</source>
        <translation>应为 %2，实际是 %1</translation>
    </message>
    <message>
        <source>is too large (%1); the limit is %2</source>
        <translation>太大（%1）；上限是 %2</translation>
    </message>
    <message>
        <source>“%1” is not known</source>
        <translation>不认识“%1”</translation>
    </message>
    <message>
        <source>“%1” is not known; use one of: %2</source>
        <translation>不认识“%1”；可用的有：%2</translation>
    </message>
    <message>
        <source>“%1” is out of range</source>
        <translation>“%1”超出范围</translation>
    </message>
    <message>
        <source>“%1” is out of range; allowed is %2</source>
        <translation>“%1”超出范围；允许 %2</translation>
    </message>
    <message>
        <source>is missing; please give it</source>
        <translation>缺失；请补上</translation>
    </message>
    <message>
        <source>“%1” can be read in two ways; write it without a thousands separator</source>
        <translation>“%1”有两种读法；请去掉千位分隔符</translation>
    </message>
    <message>
        <source>“%1” can be read in two ways; did you mean %2?</source>
        <translation>“%1”有两种读法；是指 %2 吗？</translation>
    </message>
    <message>
        <source>%1 is not supported</source>
        <translation>不支持 %1</translation>
    </message>
    <message>
        <source>%1 is not supported; supported: %2</source>
        <translation>不支持 %1；支持的有：%2</translation>
    </message>
    <message>
        <source>%1 contradict each other</source>
        <translation>%1 互相矛盾</translation>
    </message>
    <message>
        <source>%1 contradict each other; %2</source>
        <translation>%1 互相矛盾；%2</translation>
    </message>
    <message>
        <source>is not a Xuanka workspace; it was left as it is, choose a .xuanka file</source>
        <translation>不是选卡工作区，文件未改动；请选择 .xuanka 文件</translation>
    </message>
    <message>
        <source>was written by a newer version (file version %1, this program knows %2); it is open for reading only, update the program to change it</source>
        <translation>由更新的版本写成（文件版本 %1，本程序支持到 %2）；现以只读方式打开，要修改请升级程序</translation>
    </message>
    <message>
        <source>is damaged (%1); it was left as it is, open the newest backup instead</source>
        <translation>已损坏（%1），文件未改动；请改为打开最新的备份</translation>
    </message>
    <message>
        <source>is in use by %1; close it there first</source>
        <translation>正被 %1 使用；请先在那边关闭</translation>
    </message>
    <message>
        <source>is open for reading only; nothing was changed</source>
        <translation>以只读方式打开；未做任何更改</translation>
    </message>
    <message>
        <source>the database refused the change (%1); nothing was changed</source>
        <translation>数据库拒绝了更改（%1）；未做任何更改</translation>
    </message>
    <message>
        <source>cannot be drawn because no font for Chinese text is installed; nothing was written, install %1 and try again</source>
        <translation>未安装中文字体，无法绘制，也未写入任何内容；请安装 %1 后重试</translation>
    </message>
    <message>
        <source>“%1” is not understood; try --help</source>
        <translation>看不懂“%1”；请用 --help 查看用法</translation>
    </message>
    <message>
        <source>“%1” is not understood; usage: %2</source>
        <translation>看不懂“%1”；用法：%2</translation>
    </message>
</context>
<context>
    <name>Evaluation</name>
    <message>
        <source>Price structure</source>
        <translation>价格结构</translation>
    </message>
    <message>
        <source>Availability</source>
        <translation>资源可用性</translation>
    </message>
    <message>
        <source>Performance around the card</source>
        <translation>配套性能</translation>
    </message>
    <message>
        <source>Onboarding</source>
        <translation>上手体验</translation>
    </message>
    <message>
        <source>After-sales</source>
        <translation>售后兜底</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>未填</translation>
    </message>
    <message>
        <source>Met</source>
        <translation>满足</translation>
    </message>
    <message>
        <source>Partly met</source>
        <translation>部分满足</translation>
    </message>
    <message>
        <source>Not met</source>
        <translation>不满足</translation>
    </message>
    <message>
        <source>Not applicable</source>
        <translation>不适用</translation>
    </message>
</context>
<context>
    <name>HistoryText</name>
    <message>
        <source>emptied</source>
        <translation>已清空</translation>
    </message>
</context>
<context>
    <name>NamedFigure</name>
    <message>
        <source>Usable memory</source>
        <translation>可用显存</translation>
    </message>
    <message>
        <source>Memory as sold</source>
        <translation>标称显存</translation>
    </message>
    <message>
        <source>Memory bandwidth</source>
        <translation>显存带宽</translation>
    </message>
    <message>
        <source>Interconnect, both directions</source>
        <translation>互联（双向合计）</translation>
    </message>
    <message>
        <source>FP16/BF16 dense</source>
        <translation>FP16/BF16 稠密</translation>
    </message>
    <message>
        <source>FP16 with FP16 accumulation</source>
        <translation>FP16（FP16 累加）</translation>
    </message>
    <message>
        <source>FP8 dense</source>
        <translation>FP8 稠密</translation>
    </message>
    <message>
        <source>INT8 dense</source>
        <translation>INT8 稠密</translation>
    </message>
    <message>
        <source>FP4 dense</source>
        <translation>FP4 稠密</translation>
    </message>
    <message>
        <source>FP32</source>
        <translation>FP32</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>功耗</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>不明</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>These answers exclude each other: %1. Change one of them.</source>
        <translation>这些回答互相排斥：%1。请修改其中一个。</translation>
    </message>
    <message>
        <source> / </source>
        <translation> / </translation>
    </message>
    <message>
        <source>Choose a value from %1 to %2.</source>
        <translation>请填 %1 到 %2 之间的值。</translation>
    </message>
    <message>
        <source>Choose at least one kind of work.</source>
        <translation>请至少选择一种任务。</translation>
    </message>
    <message>
        <source>Choose a model, or give its size.</source>
        <translation>请选择模型，或填写规模。</translation>
    </message>
    <message>
        <source>“%1” is not in the list. Choose one from the list.</source>
        <translation>列表中没有“%1”。请从列表中选择。</translation>
    </message>
</context>
<context>
    <name>NumberText</name>
    <message>
        <source>a whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数字</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>&amp;Demand</source>
        <translation>需求画像(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation>卡型(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Sizing</source>
        <translation>显存测算(&amp;S)</translation>
    </message>
    <message>
        <source>C&amp;osts</source>
        <translation>成本(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Platforms</source>
        <translation>平台评测(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Recommendation</source>
        <translation>采购建议(&amp;R)</translation>
    </message>
</context>
<context>
    <name>ProfileWords</name>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>a model of about %1 B parameters</source>
        <translation>约 %1 B 参数的模型</translation>
    </message>
    <message>
        <source>no model chosen yet</source>
        <translation>尚未选择模型</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 像素</translation>
    </message>
    <message>
        <source>%1 tokens of context</source>
        <translation>上下文 %1 token</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) at once</source>
        <translation>
            <numerusform>并发 %n 个请求</numerusform>
        </translation>
    </message>
    <message>
        <source>KV cache in %1 bits</source>
        <translation>KV 缓存 %1 位</translation>
    </message>
    <message>
        <source>batch %1</source>
        <translation>批大小 %1</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>秩 %1</translation>
    </message>
    <message>
        <source>%1 GB of data</source>
        <translation>数据 %1 GB</translation>
    </message>
    <message>
        <source>%1 hours a month</source>
        <translation>每月 %1 小时</translation>
    </message>
    <message>
        <source>running continuously</source>
        <translation>连续运行</translation>
    </message>
    <message>
        <source>with peaks</source>
        <translation>有峰谷</translation>
    </message>
    <message>
        <source>one run takes %1 h</source>
        <translation>单次运行 %1 小时</translation>
    </message>
    <message numerus="yes">
        <source>planned for %n month(s)</source>
        <translation>
            <numerusform>规划 %n 个月</numerusform>
        </translation>
    </message>
    <message>
        <source>Region: %1</source>
        <translation>地域：%1</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>硬性要求</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>用量</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>不限</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>On demand</source>
        <translation>按量</translation>
    </message>
    <message>
        <source>Day plan</source>
        <translation>包日</translation>
    </message>
    <message>
        <source>Month plan</source>
        <translation>包月</translation>
    </message>
    <message>
        <source>Own</source>
        <translation>自购</translation>
    </message>
    <message>
        <source>Rent</source>
        <translation>租用</translation>
    </message>
    <message>
        <source>%1 h a day</source>
        <translation>每天 %1 小时</translation>
    </message>
    <message>
        <source>%1 h a month</source>
        <translation>每月 %1 小时</translation>
    </message>
    <message>
        <source>%1 days a month</source>
        <translation>每月 %1 天</translation>
    </message>
    <message>
        <source>%1 days</source>
        <translation>%1 天</translation>
    </message>
    <message>
        <source>%1, %2: from here on “%3” costs less than “%4”</source>
        <translation>%1，%2：从这里起“%3”比“%4”省</translation>
    </message>
    <message>
        <source>%1 h of a day, %2: on each day from here on “%3” costs less than “%4”</source>
        <translation>一天 %1 小时，%2：超过这一点的日子“%3”比“%4”省</translation>
    </message>
    <message>
        <source>Rules of thumb beside what the prices give</source>
        <translation>经验法则与按价格计算的对照</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Says</source>
        <translation>法则说法</translation>
    </message>
    <message>
        <source>Computed</source>
        <translation>按价格计算</translation>
    </message>
    <message>
        <source>Agrees</source>
        <translation>是否一致</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>never</source>
        <translation>从不</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>By the hour, the day or the month</source>
        <translation>按量、包日还是包月</translation>
    </message>
    <message>
        <source>No platform in the catalog quotes an hourly price and a plan for %1, so there is nothing to compare.</source>
        <translation>目录中没有平台同时给出 %1 的按量价和套餐价，无从比较。</translation>
    </message>
    <message>
        <source>The recommended platform quotes no plans; the comparison uses the prices of %1.</source>
        <translation>推荐的平台没有套餐报价，此处用 %1 的价格比较。</translation>
    </message>
    <message>
        <source>One card a month: %1</source>
        <translation>单卡每月：%1</translation>
    </message>
    <message>
        <source>Hours of use a month</source>
        <translation>每月使用小时</translation>
    </message>
    <message>
        <source>Cost a month (%1)</source>
        <translation>月费用（%1）</translation>
    </message>
    <message>
        <source>Day plan at %1 h a day</source>
        <translation>包日（每天 %1 小时）</translation>
    </message>
    <message>
        <source>this profile: %1 h a month</source>
        <translation>本画像：每月 %1 小时</translation>
    </message>
    <message>
        <source>rule of thumb: %1</source>
        <translation>经验法则：%1</translation>
    </message>
    <message>
        <source>pays from %1 on (%2)</source>
        <translation>从 %1 起更省（%2）</translation>
    </message>
    <message>
        <source>Prices from</source>
        <translation>价格来源</translation>
    </message>
    <message>
        <source>At these prices no plan ever costs less than paying by the hour.</source>
        <translation>按这些价格，套餐始终不比按量便宜。</translation>
    </message>
    <message>
        <source>Rent or buy</source>
        <translation>租用还是自购</translation>
    </message>
    <message>
        <source>The example of the source documents: one card of %1, written off over %2 years, against rent of %3 an hour; no power, room, staff or resale value. Enter your own figures on the Costs page to replace it.</source>
        <translation>来源文档的示例：单卡 %1，%2 年折旧，对比每小时 %3 的租价；不含电费、机房、人力和残值。可在“成本”页填入自己的数据来替换。</translation>
    </message>
    <message>
        <source>Capital cost</source>
        <translation>购置成本</translation>
    </message>
    <message>
        <source>cards: %1</source>
        <translation>卡数：%1</translation>
    </message>
    <message>
        <source>Owning costs a year, whatever the use</source>
        <translation>自购年固定成本（与用量无关）</translation>
    </message>
    <message>
        <source>Energy of a year of full use</source>
        <translation>满用一年的电费</translation>
    </message>
    <message>
        <source>Break-even utilisation</source>
        <translation>盈亏平衡利用率</translation>
    </message>
    <message>
        <source>never: owning costs more even at full use</source>
        <translation>没有：满用时自购仍更贵</translation>
    </message>
    <message>
        <source>Cost a year over utilisation</source>
        <translation>年费用随利用率变化</translation>
    </message>
    <message>
        <source>Utilisation (% of all hours)</source>
        <translation>利用率（占全部时间的 %）</translation>
    </message>
    <message>
        <source>Cost a year (%1)</source>
        <translation>年费用（%1）</translation>
    </message>
    <message>
        <source>this profile: %1 h a month, %2</source>
        <translation>本画像：每月 %1 小时，%2</translation>
    </message>
    <message>
        <source>Utilisation</source>
        <translation>利用率</translation>
    </message>
    <message>
        <source>Hours a year and card</source>
        <translation>每卡每年小时</translation>
    </message>
    <message>
        <source>Own, a year</source>
        <translation>自购每年</translation>
    </message>
    <message>
        <source>Rent, a year</source>
        <translation>租用每年</translation>
    </message>
    <message>
        <source>Cheaper</source>
        <translation>更省的一方</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>检查项</translation>
    </message>
    <message>
        <source>Checks without an answer: %1 of %2.</source>
        <translation>未填的检查项：%1/%2。</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>评测人</translation>
    </message>
    <message>
        <source>Record table</source>
        <translation>记录表</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>字段</translation>
    </message>
    <message>
        <source>Platform evaluation</source>
        <translation>平台评测</translation>
    </message>
    <message>
        <source>Demand profile</source>
        <translation>需求画像</translation>
    </message>
    <message>
        <source>no limit given</source>
        <translation>未设上限</translation>
    </message>
    <message>
        <source>Conditions set</source>
        <translation>已设条件</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Use and conditions</source>
        <translation>用量与条件</translation>
    </message>
    <message>
        <source>Follows</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Because</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>What follows from the profile</source>
        <translation>由画像得出的结论</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>显存</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数量</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>卡数</translation>
    </message>
    <message>
        <source>A card: low / expected / high</source>
        <translation>每卡：低 / 预期 / 高</translation>
    </message>
    <message>
        <source>%1: %2 usable</source>
        <translation>%1：可用 %2</translation>
    </message>
    <message>
        <source>Parts, GiB on the fullest card</source>
        <translation>组成（占用最多的一张卡，GiB）</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>组成</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>低</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>预期</translation>
    </message>
    <message>
        <source>High</source>
        <translation>高</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>公式</translation>
    </message>
    <message>
        <source>GPU recommendation</source>
        <translation>GPU 采购建议书</translation>
    </message>
    <message>
        <source>catalog of %1</source>
        <translation>目录截至 %1</translation>
    </message>
    <message>
        <source>Xuanka %1 · inputs %2</source>
        <translation>选卡 %1 · 输入 %2</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>第 %1 页，共 %2 页</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1（%2 至 %3）</translation>
    </message>
    <message>
        <source>demand profile</source>
        <translation>需求画像</translation>
    </message>
    <message>
        <source>default</source>
        <translation>默认值</translation>
    </message>
    <message>
        <source>by definition</source>
        <translation>按定义</translation>
    </message>
    <message>
        <source>Shortlist</source>
        <translation>候选清单</translation>
    </message>
    <message>
        <source>Everything that meets all conditions, cheapest month first. “To ask” counts conditions that the catalog cannot answer; they are open until the platform has confirmed them.</source>
        <translation>满足全部条件的方案，月费用低的在前。“待询问”是目录无法回答的条件数，在平台确认之前都算未定。</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>序号</translation>
    </message>
    <message>
        <source>Platform</source>
        <translation>平台</translation>
    </message>
    <message>
        <source>Billing</source>
        <translation>计费方式</translation>
    </message>
    <message>
        <source>Cost a month</source>
        <translation>每月费用</translation>
    </message>
    <message>
        <source>To the first</source>
        <translation>与首选差额</translation>
    </message>
    <message>
        <source>To ask</source>
        <translation>待询问</translation>
    </message>
    <message>
        <source>To ask and to watch with the first choice</source>
        <translation>首选方案需要询问和留意的事项</translation>
    </message>
    <message>
        <source>%1 a month</source>
        <translation>每月 %1</translation>
    </message>
    <message>
        <source>Excluded cards</source>
        <translation>被排除的卡</translation>
    </message>
    <message>
        <source>Every other card of the catalog, with each condition that it misses and by how much.</source>
        <translation>目录中其余的卡，逐条列出未满足的条件和差额。</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>Missed by</source>
        <translation>差额</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Instead: %1</source>
        <translation>建议：%1</translation>
    </message>
    <message>
        <source>About</source>
        <translation>关于</translation>
    </message>
    <message>
        <source>What the sources say</source>
        <translation>来源的说法</translation>
    </message>
    <message>
        <source>What is used here</source>
        <translation>本书采用</translation>
    </message>
    <message>
        <source>left open</source>
        <translation>存疑未定</translation>
    </message>
    <message>
        <source>Where sources disagree</source>
        <translation>来源不一致之处</translation>
    </message>
    <message>
        <source>Contradictions that touch the cards and prices of the shortlist.</source>
        <translation>涉及候选清单中卡型和价格的矛盾。</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Catalog as of</source>
        <translation>目录日期</translation>
    </message>
    <message>
        <source>Exchange rate</source>
        <translation>汇率</translation>
    </message>
    <message>
        <source>1 USD = %1 CNY, %2 %3</source>
        <translation>1 USD = %1 CNY，%2 %3</translation>
    </message>
    <message>
        <source>Inputs (SHA-256)</source>
        <translation>输入（SHA-256）</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>As of</source>
        <translation>数据日期</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Inputs, [n] = source</source>
        <translation>输入，[n] 为来源编号</translation>
    </message>
    <message>
        <source>How the figures came about</source>
        <translation>数据的计算过程</translation>
    </message>
    <message>
        <source>there is no second offer that meets all conditions</source>
        <translation>没有第二个满足全部条件的方案</translation>
    </message>
    <message>
        <source>practically none: %1 costs %2 a month more (%3); treat the two as equal</source>
        <translation>几乎没有差别：%1 每月多 %2（%3），两者可视为相当</translation>
    </message>
    <message>
        <source>%1 a month (%2) to the second, %3</source>
        <translation>与次选 %3 每月相差 %1（%2）</translation>
    </message>
    <message>
        <source>it stays first even if its price rises by %1 and all others fall by as much</source>
        <translation>即使自身涨价 %1、其他同幅降价，仍居首位</translation>
    </message>
    <message>
        <source>if its price rises by %1, %2 is first</source>
        <translation>若自身涨价 %1，%2 将成为首选</translation>
    </message>
    <message>
        <source>it stays first if its price rises by %1, but not if all others fall as well</source>
        <translation>自身涨价 %1 仍居首位，但其他同时降价则不然</translation>
    </message>
    <message>
        <source>no. %1, %2 · %3, %4 a month</source>
        <translation>第 %1 名，%2 · %3，每月 %4</translation>
    </message>
    <message>
        <source>no offer: each has at least one condition to be confirmed</source>
        <translation>没有：每个方案都至少有一项条件待确认</translation>
    </message>
    <message>
        <source>Rent %1 from %2.</source>
        <translation>从 %2 租用 %1。</translation>
    </message>
    <message>
        <source>Holds only if the platform confirms: %1. The catalog has no answer to this.</source>
        <translation>须经平台确认方可成立：%1。目录中没有答案。</translation>
    </message>
    <message>
        <source>Cost over %1 months</source>
        <translation>%1 个月总费用</translation>
    </message>
    <message>
        <source>Price of a card-hour</source>
        <translation>卡时价</translation>
    </message>
    <message>
        <source>Price as of</source>
        <translation>价格日期</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>与次选差距</translation>
    </message>
    <message>
        <source>How firm</source>
        <translation>稳固程度</translation>
    </message>
    <message>
        <source>With nothing open</source>
        <translation>无待询问项的方案</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>What to watch</source>
        <translation>需要留意</translation>
    </message>
    <message>
        <source>Further points to watch, listed under “Warnings” and “Shortlist”: %1.</source>
        <translation>另有 %1 项需要留意，见“警告”和“候选清单”。</translation>
    </message>
    <message>
        <source>Costs are card rents as quoted. What a platform charges for storage, traffic and stopped machines comes on top unless the quote says that it is included.</source>
        <translation>费用为报价中的卡租金。存储、流量和关机费用除报价注明包含外，另行计算。</translation>
    </message>
    <message>
        <source>Nothing meets all conditions: no card can be recommended.</source>
        <translation>没有方案满足全部条件：无法推荐任何卡。</translation>
    </message>
    <message>
        <source>What would have to give</source>
        <translation>需要让步的条件</translation>
    </message>
    <message>
        <source>No single condition is in the way; several would have to change at once. The list of excluded cards shows which.</source>
        <translation>不是某一个条件的问题，需要同时改变几个。见被排除的卡。</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>改变</translation>
    </message>
    <message>
        <source>Offers then</source>
        <translation>届时方案数</translation>
    </message>
    <message>
        <source>Cheapest a month</source>
        <translation>最低月费用</translation>
    </message>
    <message>
        <source>Where cards failed</source>
        <translation>卡在哪些条件上未通过</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>摘要</translation>
    </message>
    <message>
        <source>entered by hand</source>
        <translation>手工填写</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>How far %1 go, all else as in the profile</source>
        <translation>%1 的极限（其余同画像）</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Even the high estimate fits</source>
        <translation>按高值也装得下</translation>
    </message>
    <message>
        <source>The expected one fits</source>
        <translation>按预期值装得下</translation>
    </message>
    <message>
        <source>What ends it</source>
        <translation>受限于</translation>
    </message>
    <message>
        <source>What would free memory, each by itself</source>
        <translation>哪些办法能省显存（各自单独采用）</translation>
    </message>
    <message>
        <source>Frees a card</source>
        <translation>每卡省下</translation>
    </message>
    <message>
        <source>Then needs</source>
        <translation>之后需要</translation>
    </message>
    <message>
        <source>The price</source>
        <translation>代价</translation>
    </message>
    <message>
        <source>The link between the cards, the most demanding way of sharing first</source>
        <translation>卡间互联（对互联要求最高的方式在前）</translation>
    </message>
    <message>
        <source>Way</source>
        <translation>方式</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>互联</translation>
    </message>
    <message>
        <source>What it means</source>
        <translation>意味着什么</translation>
    </message>
    <message>
        <source>The heads and widths of this model divide by %1; other tensor-parallel degrees are refused.</source>
        <translation>该模型的注意力头数和宽度能被 %1 整除；其他张量并行度不可用。</translation>
    </message>
    <message>
        <source>Meter</source>
        <translation>计量口径</translation>
    </message>
    <message>
        <source>as nvidia-smi shows it; PyTorch counts %1 allocated and %2 reserved</source>
        <translation>与 nvidia-smi 显示一致；PyTorch 统计为已分配 %1、已保留 %2</translation>
    </message>
</context>
<context>
    <name>Sizing</name>
    <message>
        <source>Card</source>
        <translation>卡型</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>显存</translation>
    </message>
    <message>
        <source>Usable memory as the driver reports it</source>
        <translation>驱动报告的可用显存</translation>
    </message>
    <message>
        <source>Verdict for %1 cards, and the GiB that are left or missing on each</source>
        <translation>%1 张卡时的结论，以及每卡剩余或缺少的 GiB</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>The model itself: parameters times bits. All experts count, also those that rest.</source>
        <translation>模型本身：参数量乘以位数。所有专家都算，未激活的也算。</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>KV 缓存</translation>
    </message>
    <message>
        <source>Keys and values of every token so far; grows with context and simultaneous requests.</source>
        <translation>已有全部 token 的键和值；随上下文和并发增长。</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>激活</translation>
    </message>
    <message>
        <source>Intermediate results kept for the backward pass; grow with batch and sequence length.</source>
        <translation>为反向传播保留的中间结果；随批大小和序列长度增长。</translation>
    </message>
    <message>
        <source>Loss head</source>
        <translation>损失头</translation>
    </message>
    <message>
        <source>Logits over the whole vocabulary while the loss is computed; large for large vocabularies.</source>
        <translation>计算损失时整个词表的 logits；词表越大越可观。</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>梯度</translation>
    </message>
    <message>
        <source>One value for every trained parameter.</source>
        <translation>每个训练参数一个值。</translation>
    </message>
    <message>
        <source>Optimizer states</source>
        <translation>优化器状态</translation>
    </message>
    <message>
        <source>Moments and, in mixed precision, an FP32 copy of every trained parameter.</source>
        <translation>每个训练参数的动量，混合精度时还有一份 FP32 副本。</translation>
    </message>
    <message>
        <source>Adapters</source>
        <translation>适配器</translation>
    </message>
    <message>
        <source>LoRA matrices with their gradients and optimizer states.</source>
        <translation>LoRA 矩阵及其梯度和优化器状态。</translation>
    </message>
    <message>
        <source>Working set</source>
        <translation>工作集</translation>
    </message>
    <message>
        <source>What the engine needs for a moment: rows of one step, buffers, gathered weights.</source>
        <translation>引擎临时占用：一步的中间行、缓冲区、汇集的权重。</translation>
    </message>
    <message>
        <source>Overhead</source>
        <translation>固定开销</translation>
    </message>
    <message>
        <source>Driver context, communication between cards and gaps that the allocator leaves.</source>
        <translation>驱动上下文、卡间通信和分配器留下的碎片。</translation>
    </message>
    <message>
        <source>Fits</source>
        <translation>装得下</translation>
    </message>
    <message>
        <source>Even the high estimate fits.</source>
        <translation>按高估值也装得下。</translation>
    </message>
    <message>
        <source>Likely</source>
        <translation>大概率可行</translation>
    </message>
    <message>
        <source>The expected need fits, the high estimate does not.</source>
        <translation>预期值装得下，高估值装不下。</translation>
    </message>
    <message>
        <source>Tight</source>
        <translation>偏紧</translation>
    </message>
    <message>
        <source>Only the low estimate fits: try before you buy.</source>
        <translation>只有低估值装得下：先试再买。</translation>
    </message>
    <message>
        <source>No</source>
        <translation>装不下</translation>
    </message>
    <message>
        <source>Not even the low estimate fits.</source>
        <translation>低估值也装不下。</translation>
    </message>
    <message>
        <source>Inference</source>
        <translation>推理</translation>
    </message>
    <message>
        <source>Full fine-tuning</source>
        <translation>全参微调</translation>
    </message>
    <message>
        <source>LoRA fine-tuning</source>
        <translation>LoRA 微调</translation>
    </message>
    <message>
        <source>QLoRA fine-tuning</source>
        <translation>QLoRA 微调</translation>
    </message>
    <message>
        <source>Pre-training</source>
        <translation>预训练</translation>
    </message>
    <message>
        <source>Image generation</source>
        <translation>图像生成</translation>
    </message>
    <message>
        <source>AdamW</source>
        <translation>AdamW</translation>
    </message>
    <message>
        <source>AdamW, 8-bit</source>
        <translation>8 位 AdamW</translation>
    </message>
    <message>
        <source>AdamW, 8-bit, paged</source>
        <translation>分页 8 位 AdamW</translation>
    </message>
    <message>
        <source>Adafactor</source>
        <translation>Adafactor</translation>
    </message>
    <message>
        <source>SGD without momentum</source>
        <translation>无动量 SGD</translation>
    </message>
    <message>
        <source>Lion</source>
        <translation>Lion</translation>
    </message>
    <message>
        <source>None: keep everything</source>
        <translation>不用：全部保留</translation>
    </message>
    <message>
        <source>Selective: keep matrix products</source>
        <translation>选择性：保留矩阵乘结果</translation>
    </message>
    <message>
        <source>Full: keep layer inputs</source>
        <translation>完全：只留各层输入</translation>
    </message>
    <message>
        <source>Transformers</source>
        <translation>Transformers</translation>
    </message>
    <message>
        <source>vLLM / SGLang</source>
        <translation>vLLM / SGLang</translation>
    </message>
    <message>
        <source>llama.cpp / Ollama</source>
        <translation>llama.cpp / Ollama</translation>
    </message>
    <message>
        <source>Diffusers / ComfyUI</source>
        <translation>Diffusers / ComfyUI</translation>
    </message>
    <message>
        <source>Tensor parallel</source>
        <translation>张量并行</translation>
    </message>
    <message>
        <source>Pipeline parallel</source>
        <translation>流水线并行</translation>
    </message>
    <message>
        <source>Data parallel</source>
        <translation>数据并行</translation>
    </message>
    <message>
        <source>ZeRO-1</source>
        <translation>ZeRO-1</translation>
    </message>
    <message>
        <source>ZeRO-2</source>
        <translation>ZeRO-2</translation>
    </message>
    <message>
        <source>ZeRO-3 / FSDP</source>
        <translation>ZeRO-3 / FSDP</translation>
    </message>
    <message>
        <source>Layer split</source>
        <translation>按层切分</translation>
    </message>
    <message>
        <source>Plain: all logits at once</source>
        <translation>普通：一次算出全部 logits</translation>
    </message>
    <message>
        <source>Chunked</source>
        <translation>分块</translation>
    </message>
    <message>
        <source>Fused kernel</source>
        <translation>融合算子</translation>
    </message>
    <message>
        <source>Everything on the card</source>
        <translation>全部在显存</translation>
    </message>
    <message>
        <source>Part in host memory</source>
        <translation>部分放内存</translation>
    </message>
    <message>
        <source>The card's memory is not known.</source>
        <translation>该卡的显存不明。</translation>
    </message>
    <message>
        <source>Needs %1 per card, has %2: %3 missing</source>
        <translation>每卡需要 %1，可用 %2：缺 %3</translation>
    </message>
    <message>
        <source>Needs %1 per card, has %2: %3 left</source>
        <translation>每卡需要 %1，可用 %2：余 %3</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 token</translation>
    </message>
    <message>
        <source>batch %1</source>
        <translation>批大小 %1</translation>
    </message>
    <message>
        <source>%1 at once</source>
        <translation>并发 %1</translation>
    </message>
    <message>
        <source>Longest context</source>
        <translation>最长上下文</translation>
    </message>
    <message>
        <source>Longest sequence</source>
        <translation>最长序列</translation>
    </message>
    <message>
        <source>Most images at once</source>
        <translation>一次最多图像</translation>
    </message>
    <message>
        <source>Largest batch</source>
        <translation>最大批大小</translation>
    </message>
    <message>
        <source>Most requests at once</source>
        <translation>最大并发</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>上下文</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>序列长度</translation>
    </message>
    <message>
        <source>Requests at once</source>
        <translation>并发请求</translation>
    </message>
    <message>
        <source>Images at once</source>
        <translation>同时出图数</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>批大小</translation>
    </message>
    <message>
        <source>Image size</source>
        <translation>图片尺寸</translation>
    </message>
    <message>
        <source>LoRA rank</source>
        <translation>LoRA 秩</translation>
    </message>
    <message>
        <source>Checkpointing</source>
        <translation>重计算</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>优化器</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>卡数</translation>
    </message>
    <message>
        <source>%1 bits</source>
        <translation>%1 位</translation>
    </message>
    <message>
        <source>Triggered</source>
        <translation>已触发</translation>
    </message>
    <message>
        <source>Not triggered</source>
        <translation>未触发</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>良好</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>有损失</translation>
    </message>
    <message>
        <source>Poor</source>
        <translation>较差</translation>
    </message>
    <message>
        <source>not even one</source>
        <translation>一个也不行</translation>
    </message>
    <message>
        <source>Memory ends it: one more needs %1 per card of %2.</source>
        <translation>受显存限制：再多一档每卡需 %1，可用 %2。</translation>
    </message>
    <message>
        <source>The model was made for no more; memory would allow %1.</source>
        <translation>模型本身只支持到这里；显存可容纳 %1。</translation>
    </message>
    <message>
        <source>Memory does not end it; the estimate answers for no more.</source>
        <translation>不受显存限制；估算只到此为止。</translation>
    </message>
    <message>
        <source>SGD with momentum</source>
        <translation>带动量的 SGD</translation>
    </message>
    <message>
        <source>Muon</source>
        <translation>Muon</translation>
    </message>
    <message>
        <source>GaLore</source>
        <translation>GaLore</translation>
    </message>
    <message>
        <source>GaLore, 8-bit</source>
        <translation>GaLore（8 位）</translation>
    </message>
    <message>
        <source>TensorRT-LLM</source>
        <translation>TensorRT-LLM</translation>
    </message>
    <message>
        <source>stable-diffusion.cpp</source>
        <translation>stable-diffusion.cpp</translation>
    </message>
    <message>
        <source>MindIE</source>
        <translation>MindIE</translation>
    </message>
    <message>
        <source>Layer by layer from host memory</source>
        <translation>逐层从主机内存调入</translation>
    </message>
    <message>
        <source>Groups of layers from host memory</source>
        <translation>按层组从主机内存调入</translation>
    </message>
    <message>
        <source>On %1 measured inference cases: median error %2 %, nine of ten within %3 %.</source>
        <translation>对照 %1 例推理实测：误差中位数 %2%，九成在 %3% 以内。</translation>
    </message>
    <message>
        <source>On %1 measured LoRA and QLoRA cases: median error %2 %, nine of ten within %3 %.</source>
        <translation>对照 %1 例 LoRA 与 QLoRA 实测：误差中位数 %2%，九成在 %3% 以内。</translation>
    </message>
    <message>
        <source>On %1 measured full-training cases: median error %2 %, nine of ten within %3 %.</source>
        <translation>对照 %1 例全参训练实测：误差中位数 %2%，九成在 %3% 以内。</translation>
    </message>
    <message>
        <source>On %1 measured image cases: median error %2 %, nine of ten within %3 %.</source>
        <translation>对照 %1 例图像实测：误差中位数 %2%，九成在 %3% 以内。</translation>
    </message>
</context>
<context>
    <name>SizingForm</name>
    <message>
        <source>Work</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>KV 缓存</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>上下文</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>序列长度</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>提示词</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>回答长度</translation>
    </message>
    <message>
        <source>Requests at once</source>
        <translation>并发请求</translation>
    </message>
    <message>
        <source>Images at once</source>
        <translation>同时出图数</translation>
    </message>
    <message>
        <source>Sequences a request</source>
        <translation>每请求序列数</translation>
    </message>
    <message>
        <source>Batch per card</source>
        <translation>每卡批大小</translation>
    </message>
    <message>
        <source>Image size</source>
        <translation>图片尺寸</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>优化器</translation>
    </message>
    <message>
        <source>FP32 master copy</source>
        <translation>FP32 主副本</translation>
    </message>
    <message>
        <source>Checkpointing</source>
        <translation>重计算</translation>
    </message>
    <message>
        <source>Loss head</source>
        <translation>损失头</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>注意力</translation>
    </message>
    <message>
        <source>LoRA rank</source>
        <translation>LoRA 秩</translation>
    </message>
    <message>
        <source>LoRA targets</source>
        <translation>LoRA 目标模块</translation>
    </message>
    <message>
        <source>Several cards share by</source>
        <translation>多卡分工</translation>
    </message>
    <message>
        <source>Host memory</source>
        <translation>主机内存</translation>
    </message>
    <message>
        <source>Tokens of one sequence; for a dialogue, prompt and answer together.</source>
        <translation>单个序列的 token 数；对话则为提示词与回答合计。</translation>
    </message>
    <message>
        <source>Tokens of the prompt if you know them; else what the answer leaves of the context.</source>
        <translation>已知时填提示词 token 数；否则取上下文减去回答。</translation>
    </message>
    <message>
        <source>Tokens of the answer if you know them.</source>
        <translation>已知时填回答的 token 数。</translation>
    </message>
    <message>
        <source>Each request at once has a KV cache of its own.</source>
        <translation>每个并发请求各有一份 KV 缓存。</translation>
    </message>
    <message>
        <source>How the work is spread when a model needs more than one card.</source>
        <translation>一张卡放不下时，任务怎样分到多卡。</translation>
    </message>
    <message>
        <source>What is not at work can wait in the computer's memory; it is slower.</source>
        <translation>暂时不用的部分可放在主机内存里，但会变慢。</translation>
    </message>
    <message>
        <source>Mixed precision keeps an FP32 copy of what is trained.</source>
        <translation>混合精度会为训练的参数保留一份 FP32 副本。</translation>
    </message>
    <message>
        <source>Framework</source>
        <translation>框架</translation>
    </message>
    <message>
        <source>Optimizer step</source>
        <translation>优化器更新</translation>
    </message>
    <message>
        <source>Tensor degree</source>
        <translation>张量并行度</translation>
    </message>
    <message>
        <source>Pipeline degree</source>
        <translation>流水线并行度</translation>
    </message>
    <message>
        <source>Context degree</source>
        <translation>上下文并行度</translation>
    </message>
    <message>
        <source>Expert degree</source>
        <translation>专家并行度</translation>
    </message>
    <message>
        <source>Tokens a step</source>
        <translation>每步 token 数</translation>
    </message>
    <message>
        <source>Graphs</source>
        <translation>CUDA 图</translation>
    </message>
    <message>
        <source>Latent cache</source>
        <translation>潜变量缓存</translation>
    </message>
    <message>
        <source>On the card</source>
        <translation>常驻显卡</translation>
    </message>
    <message>
        <source>VAE decodes</source>
        <translation>VAE 解码</translation>
    </message>
    <message>
        <source>Tokens that the engine works on at once: max_num_batched_tokens, ubatch.</source>
        <translation>引擎一次处理的 token 数：max_num_batched_tokens、ubatch。</translation>
    </message>
    <message>
        <source>Frameworks differ in what they keep; if it is not said, the range is wider.</source>
        <translation>不同框架保留的内容不同；不指定时区间会更宽。</translation>
    </message>
    <message>
        <source>Each layer is updated as soon as its gradient is there, so that gradients are not kept.</source>
        <translation>每层梯度一算出就更新，不再保留梯度。</translation>
    </message>
    <message>
        <source>Cards that share this beside the way chosen above; 1: none. The number of cards must divide by it.</source>
        <translation>在上面所选方式之外，再由几张卡分担；1 表示不分。卡数须能被它整除。</translation>
    </message>
    <message>
        <source>How the cache of a model with latent attention (MLA) is kept; other models have none.</source>
        <translation>潜变量注意力（MLA）模型的缓存保存方式；其他模型没有此项。</translation>
    </message>
    <message>
        <source>Which components stay on the card; the others are computed before, or elsewhere.</source>
        <translation>哪些部件常驻显卡；其余提前算好或在别处计算。</translation>
    </message>
    <message>
        <source>Decoding is often the peak; in tiles it needs far less.</source>
        <translation>解码往往是峰值；分块解码需要的显存少得多。</translation>
    </message>
    <message>
        <source>Captured graphs are faster and take memory; off in eager mode.</source>
        <translation>捕获 CUDA 图更快但占显存；eager 模式下关闭。</translation>
    </message>
    <message>
        <source>16 bits</source>
        <translation>16 位</translation>
    </message>
    <message>
        <source>8 bits (FP8 or INT8)</source>
        <translation>8 位（FP8 或 INT8）</translation>
    </message>
    <message>
        <source>8.5 bits (q8_0)</source>
        <translation>8.5 位（q8_0）</translation>
    </message>
    <message>
        <source>4.5 bits (q4_0)</source>
        <translation>4.5 位（q4_0）</translation>
    </message>
    <message>
        <source>As usual for the optimizer</source>
        <translation>按优化器惯例</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Not kept</source>
        <translation>不保留</translation>
    </message>
    <message>
        <source>All components</source>
        <translation>全部部件</translation>
    </message>
    <message>
        <source>Denoiser and VAE</source>
        <translation>去噪网络和 VAE</translation>
    </message>
    <message>
        <source>Denoiser alone</source>
        <translation>仅去噪网络</translation>
    </message>
    <message>
        <source>All images at once</source>
        <translation>所有图像一次解码</translation>
    </message>
    <message>
        <source>One image after the other</source>
        <translation>逐张解码</translation>
    </message>
    <message>
        <source>In tiles</source>
        <translation>分块解码</translation>
    </message>
    <message>
        <source>As the engine does</source>
        <translation>按引擎默认</translation>
    </message>
    <message>
        <source>The latent</source>
        <translation>保存潜变量</translation>
    </message>
    <message>
        <source>Unfolded for every head</source>
        <translation>按每个头展开</translation>
    </message>
    <message>
        <source>Not said</source>
        <translation>未指定</translation>
    </message>
</context>
<context>
    <name>Trace</name>
    <message>
        <source>price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>price, low</source>
        <translation>价格（低）</translation>
    </message>
    <message>
        <source>price, high</source>
        <translation>价格（高）</translation>
    </message>
    <message>
        <source>price as of</source>
        <translation>价格日期</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>小时</translation>
    </message>
    <message>
        <source>hours of one run</source>
        <translation>单次运行小时</translation>
    </message>
    <message>
        <source>days touched</source>
        <translation>占用天数</translation>
    </message>
    <message>
        <source>cards per machine</source>
        <translation>整机卡数</translation>
    </message>
    <message>
        <source>cards billed</source>
        <translation>计费卡数</translation>
    </message>
    <message>
        <source>exchange rate</source>
        <translation>汇率</translation>
    </message>
    <message>
        <source>exchange rate as of</source>
        <translation>汇率日期</translation>
    </message>
    <message>
        <source>price per hour</source>
        <translation>小时价</translation>
    </message>
    <message>
        <source>price per day</source>
        <translation>日价</translation>
    </message>
    <message>
        <source>price per month</source>
        <translation>月价</translation>
    </message>
    <message>
        <source>hours a day</source>
        <translation>每天小时数</translation>
    </message>
    <message>
        <source>days</source>
        <translation>天数</translation>
    </message>
    <message>
        <source>capital</source>
        <translation>购置成本</translation>
    </message>
    <message>
        <source>spares</source>
        <translation>备件</translation>
    </message>
    <message>
        <source>resale share</source>
        <translation>残值比例</translation>
    </message>
    <message>
        <source>life</source>
        <translation>使用年限</translation>
    </message>
    <message>
        <source>colocation a month</source>
        <translation>每月托管费</translation>
    </message>
    <message>
        <source>staff</source>
        <translation>人力</translation>
    </message>
    <message>
        <source>wage</source>
        <translation>年薪</translation>
    </message>
    <message>
        <source>maintenance share</source>
        <translation>维保比例</translation>
    </message>
    <message>
        <source>insurance</source>
        <translation>保险</translation>
    </message>
    <message>
        <source>idle power</source>
        <translation>空载功率</translation>
    </message>
    <message>
        <source>PUE</source>
        <translation>PUE</translation>
    </message>
    <message>
        <source>full power</source>
        <translation>满载功率</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>卡数</translation>
    </message>
    <message>
        <source>rent</source>
        <translation>租价</translation>
    </message>
    <message>
        <source>tariff</source>
        <translation>电价</translation>
    </message>
    <message>
        <source>fixed costs</source>
        <translation>固定成本</translation>
    </message>
    <message>
        <source>energy of work</source>
        <translation>运行电费</translation>
    </message>
    <message>
        <source>rent at full use</source>
        <translation>满用租金</translation>
    </message>
    <message>
        <source>weight format</source>
        <translation>权重格式</translation>
    </message>
    <message>
        <source>bits of linear layers</source>
        <translation>线性层位数</translation>
    </message>
    <message>
        <source>denoising rows</source>
        <translation>去噪行数</translation>
    </message>
    <message>
        <source>images</source>
        <translation>图片数</translation>
    </message>
    <message>
        <source>context</source>
        <translation>上下文</translation>
    </message>
    <message>
        <source>allocator slack</source>
        <translation>分配器余量</translation>
    </message>
    <message>
        <source>prompt tokens</source>
        <translation>提示词 token 数</translation>
    </message>
    <message>
        <source>MLP rows</source>
        <translation>MLP 行数</translation>
    </message>
    <message>
        <source>MLP width</source>
        <translation>MLP 宽度</translation>
    </message>
    <message>
        <source>hidden rows</source>
        <translation>隐藏层行数</translation>
    </message>
    <message>
        <source>hidden size</source>
        <translation>隐藏维度</translation>
    </message>
    <message>
        <source>vocabulary</source>
        <translation>词表</translation>
    </message>
    <message>
        <source>attention maps</source>
        <translation>注意力矩阵</translation>
    </message>
    <message>
        <source>matrices at 16 bits</source>
        <translation>16 位矩阵</translation>
    </message>
    <message>
        <source>workspace</source>
        <translation>工作缓冲</translation>
    </message>
    <message>
        <source>step tokens</source>
        <translation>每步 token 数</translation>
    </message>
    <message>
        <source>attention width</source>
        <translation>注意力宽度</translation>
    </message>
    <message>
        <source>sampled rows</source>
        <translation>采样行数</translation>
    </message>
    <message>
        <source>CUDA graphs</source>
        <translation>CUDA 图</translation>
    </message>
    <message>
        <source>tokens kept</source>
        <translation>保留 token 数</translation>
    </message>
    <message>
        <source>unfolded latent</source>
        <translation>展开的潜变量</translation>
    </message>
    <message>
        <source>full-attention layers</source>
        <translation>全注意力层数</translation>
    </message>
    <message>
        <source>windowed layers</source>
        <translation>滑窗层数</translation>
    </message>
    <message>
        <source>window</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>latent size</source>
        <translation>潜向量维度</translation>
    </message>
    <message>
        <source>rotary head size</source>
        <translation>旋转头维度</translation>
    </message>
    <message>
        <source>KV heads</source>
        <translation>KV 头数</translation>
    </message>
    <message>
        <source>head size</source>
        <translation>头维度</translation>
    </message>
    <message>
        <source>copies kept by the model's own code</source>
        <translation>模型自身代码保留的副本</translation>
    </message>
    <message>
        <source>elements a token and layer</source>
        <translation>每 token 每层元素数</translation>
    </message>
    <message>
        <source>bits of the KV cache</source>
        <translation>KV 缓存位数</translation>
    </message>
    <message>
        <source>sequences</source>
        <translation>序列数</translation>
    </message>
    <message>
        <source>communication</source>
        <translation>通信</translation>
    </message>
    <message>
        <source>slack</source>
        <translation>余量</translation>
    </message>
    <message>
        <source>trained parameters</source>
        <translation>训练参数量</translation>
    </message>
    <message>
        <source>bytes of a gradient</source>
        <translation>梯度字节数</translation>
    </message>
    <message>
        <source>optimizer</source>
        <translation>优化器</translation>
    </message>
    <message>
        <source>bytes of a master weight</source>
        <translation>主权重字节数</translation>
    </message>
    <message>
        <source>bytes of the moments</source>
        <translation>动量字节数</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>秩</translation>
    </message>
    <message>
        <source>adapted modules</source>
        <translation>加适配器的模块</translation>
    </message>
    <message>
        <source>adapter parameters</source>
        <translation>适配器参数量</translation>
    </message>
    <message>
        <source>tokens in a step</source>
        <translation>一步的 token 数</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>层数</translation>
    </message>
    <message>
        <source>checkpointing</source>
        <translation>重计算</translation>
    </message>
    <message>
        <source>layer input</source>
        <translation>层输入</translation>
    </message>
    <message>
        <source>one layer's activations</source>
        <translation>单层激活</translation>
    </message>
    <message>
        <source>spread of the count</source>
        <translation>计数浮动</translation>
    </message>
    <message>
        <source>loss head</source>
        <translation>损失头</translation>
    </message>
    <message>
        <source>bytes of a logit</source>
        <translation>每个 logit 字节数</translation>
    </message>
    <message>
        <source>gathered parameters</source>
        <translation>汇集的参数</translation>
    </message>
    <message>
        <source>bucket</source>
        <translation>通信桶</translation>
    </message>
    <message>
        <source>step temporaries</source>
        <translation>一步的临时量</translation>
    </message>
    <message>
        <source>parameters of linear layers</source>
        <translation>线性层参数量</translation>
    </message>
    <message>
        <source>parameters of the embedding</source>
        <translation>词嵌入参数量</translation>
    </message>
    <message>
        <source>parameters of the output head</source>
        <translation>输出头参数量</translation>
    </message>
    <message>
        <source>other parameters</source>
        <translation>其他参数量</translation>
    </message>
    <message>
        <source>bits of the embedding</source>
        <translation>词嵌入位数</translation>
    </message>
    <message>
        <source>bits of the output head</source>
        <translation>输出头位数</translation>
    </message>
    <message>
        <source>FP32 copies of what is not quantised</source>
        <translation>未量化部分的 FP32 副本</translation>
    </message>
    <message>
        <source>offload</source>
        <translation>卸载方式</translation>
    </message>
    <message>
        <source>denoising</source>
        <translation>去噪</translation>
    </message>
    <message>
        <source>decoding</source>
        <translation>解码</translation>
    </message>
    <message>
        <source>width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>tokens of an image and its text</source>
        <translation>图像及文本的 token 数</translation>
    </message>
    <message>
        <source>passes in one batch for guidance</source>
        <translation>引导合批的前向次数</translation>
    </message>
    <message>
        <source>decoding of the VAE</source>
        <translation>VAE 解码</translation>
    </message>
    <message>
        <source>decoding planes</source>
        <translation>解码特征平面数</translation>
    </message>
    <message>
        <source>not explained</source>
        <translation>未能解释的部分</translation>
    </message>
    <message>
        <source>reserved beyond allocated</source>
        <translation>已保留超出已分配的部分</translation>
    </message>
    <message>
        <source>bytes a gradient</source>
        <translation>每个梯度的字节数</translation>
    </message>
    <message>
        <source>bytes a parameter</source>
        <translation>每个参数的字节数</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>块数</translation>
    </message>
    <message>
        <source>latent pixels</source>
        <translation>潜空间像素数</translation>
    </message>
    <message>
        <source>rows of a block</source>
        <translation>每块的行数</translation>
    </message>
    <message>
        <source>rows of the MLP</source>
        <translation>MLP 的行数</translation>
    </message>
    <message>
        <source>other rows of a block</source>
        <translation>块内其他行数</translation>
    </message>
    <message>
        <source>16-bit copies of FP8 matrices</source>
        <translation>FP8 矩阵的 16 位副本</translation>
    </message>
    <message>
        <source>copies while stepping</source>
        <translation>更新时的副本</translation>
    </message>
    <message>
        <source>encoding of pictures</source>
        <translation>图像编码</translation>
    </message>
    <message>
        <source>components on the card</source>
        <translation>常驻显卡的部件</translation>
    </message>
    <message>
        <source>components in that format</source>
        <translation>采用该格式的部件</translation>
    </message>
    <message>
        <source>full attention</source>
        <translation>完整注意力</translation>
    </message>
    <message>
        <source>windowed layers' caches</source>
        <translation>滑动窗口层的缓存</translation>
    </message>
    <message>
        <source>latent caches</source>
        <translation>潜变量缓存</translation>
    </message>
    <message>
        <source>recurrent states</source>
        <translation>循环状态</translation>
    </message>
    <message>
        <source>sparse-attention index</source>
        <translation>稀疏注意力索引</translation>
    </message>
    <message>
        <source>bits of the values</source>
        <translation>V 的位数</translation>
    </message>
    <message>
        <source>the largest value whose need per card is at most the usable memory</source>
        <translation>每卡需求不超过可用显存的最大取值</translation>
    </message>
    <message>
        <source>card</source>
        <translation>卡型</translation>
    </message>
    <message>
        <source>usable memory</source>
        <translation>可用显存</translation>
    </message>
    <message>
        <source>wanted verdict</source>
        <translation>要求的结论</translation>
    </message>
    <message>
        <source>need at this value</source>
        <translation>该取值下的需求</translation>
    </message>
    <message>
        <source>need with one more</source>
        <translation>再多一档的需求</translation>
    </message>
    <message>
        <source>longest context of the model</source>
        <translation>模型支持的最长上下文</translation>
    </message>
    <message>
        <source>what memory alone would allow</source>
        <translation>仅看显存可容纳</translation>
    </message>
    <message>
        <source>estimates made</source>
        <translation>估算次数</translation>
    </message>
    <message>
        <source>framework</source>
        <translation>框架</translation>
    </message>
    <message>
        <source>bytes kept by a frozen norm</source>
        <translation>冻结归一化层保留的字节</translation>
    </message>
    <message>
        <source>bytes kept by a trained norm</source>
        <translation>参与训练的归一化层保留的字节</translation>
    </message>
    <message>
        <source>bytes of an adapter's input</source>
        <translation>适配器输入的字节</translation>
    </message>
    <message>
        <source>copies of keys and values</source>
        <translation>K 和 V 的副本</translation>
    </message>
    <message>
        <source>gathered weights</source>
        <translation>汇集的权重</translation>
    </message>
    <message>
        <source>buffers</source>
        <translation>缓冲区</translation>
    </message>
    <message>
        <source>bytes beside a quantised parameter</source>
        <translation>每个量化参数的附加字节</translation>
    </message>
    <message>
        <source>de-quantised copies</source>
        <translation>反量化副本</translation>
    </message>
    <message>
        <source>load</source>
        <translation>加载</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>参数量</translation>
    </message>
    <message>
        <source>format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>bits of a linear parameter</source>
        <translation>线性层每参数位数</translation>
    </message>
    <message>
        <source>bytes beside the linear layers raised to FP32</source>
        <translation>线性层以外升为 FP32 的字节</translation>
    </message>
    <message>
        <source>cards that share weights</source>
        <translation>分担权重的卡数</translation>
    </message>
    <message>
        <source>gradients stay between micro-batches</source>
        <translation>微批之间保留梯度</translation>
    </message>
    <message>
        <source>cards that share states</source>
        <translation>分担优化器状态的卡数</translation>
    </message>
    <message>
        <source>bytes of an adapter weight</source>
        <translation>适配器权重字节</translation>
    </message>
    <message>
        <source>bytes of an adapter's moments</source>
        <translation>适配器动量字节</translation>
    </message>
    <message>
        <source>bytes of an adapter's step</source>
        <translation>适配器更新时的字节</translation>
    </message>
    <message>
        <source>bytes of weight, gradient, moments and step</source>
        <translation>权重、梯度、动量和更新的字节</translation>
    </message>
    <message>
        <source>bytes of the embedding</source>
        <translation>嵌入层字节</translation>
    </message>
    <message>
        <source>bytes of the output head</source>
        <translation>输出头字节</translation>
    </message>
    <message>
        <source>bytes of the attention</source>
        <translation>注意力字节</translation>
    </message>
    <message>
        <source>bytes of the MLP</source>
        <translation>MLP 字节</translation>
    </message>
    <message>
        <source>other bytes</source>
        <translation>其他字节</translation>
    </message>
    <message>
        <source>tensors</source>
        <translation>张量数</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>步数</translation>
    </message>
    <message>
        <source>passes a step</source>
        <translation>每步前向次数</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>像素数</translation>
    </message>
    <message>
        <source>operations of an image</source>
        <translation>每张图像的运算量</translation>
    </message>
    <message>
        <source>dense 16-bit peak of a card</source>
        <translation>单卡 16 位稠密峰值算力</translation>
    </message>
    <message>
        <source>share of the 16-bit peak reached</source>
        <translation>达到 16 位峰值的比例</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>measured against estimated</source>
        <translation>实测与估算之比</translation>
    </message>
    <message>
        <source>weights read ÷ (bandwidth × cards × efficiency)</source>
        <translation>读取的权重 ÷（带宽 × 卡数 × 效率）</translation>
    </message>
    <message>
        <source>weights that every token needs</source>
        <translation>每个 token 都要读的权重</translation>
    </message>
    <message>
        <source>weights of all experts</source>
        <translation>全部专家的权重</translation>
    </message>
    <message>
        <source>memory bandwidth of a card</source>
        <translation>单卡显存带宽</translation>
    </message>
    <message>
        <source>share of the bandwidth reached</source>
        <translation>达到带宽的比例</translation>
    </message>
    <message>
        <source>requests × cache of a request ÷ (bandwidth × cards × efficiency)</source>
        <translation>请求数 × 每请求缓存 ÷（带宽 × 卡数 × 效率）</translation>
    </message>
    <message>
        <source>requests of one copy</source>
        <translation>每个副本的请求数</translation>
    </message>
    <message>
        <source>cache elements a token</source>
        <translation>每 token 的缓存元素数</translation>
    </message>
    <message>
        <source>requests × activation rows ÷ (bandwidth × cards × efficiency)</source>
        <translation>请求数 × 激活行数 ÷（带宽 × 卡数 × 效率）</translation>
    </message>
    <message>
        <source>passes of an activation through memory</source>
        <translation>激活经过显存的次数</translation>
    </message>
    <message>
        <source>2 × active parameters × requests ÷ (dense peak × cards × efficiency)</source>
        <translation>2 × 激活参数量 × 请求数 ÷（稠密峰值 × 卡数 × 效率）</translation>
    </message>
    <message>
        <source>active parameters</source>
        <translation>激活参数量</translation>
    </message>
    <message>
        <source>bytes between the cards ÷ link + latency</source>
        <translation>卡间传输字节 ÷ 互联带宽 + 时延</translation>
    </message>
    <message>
        <source>cards of one copy</source>
        <translation>每个副本的卡数</translation>
    </message>
    <message>
        <source>link of a card, one way</source>
        <translation>单卡单向互联带宽</translation>
    </message>
    <message>
        <source>layers × start of a layer + requests × scheduling</source>
        <translation>层数 × 每层启动 + 请求数 × 调度</translation>
    </message>
    <message>
        <source>start of a layer</source>
        <translation>每层启动时间</translation>
    </message>
    <message>
        <source>scheduling of a request</source>
        <translation>每请求调度时间</translation>
    </message>
    <message>
        <source>copies of the model</source>
        <translation>模型副本数</translation>
    </message>
    <message>
        <source>how a copy is shared</source>
        <translation>每个副本的分担方式</translation>
    </message>
    <message>
        <source>engine</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>class of the card</source>
        <translation>卡的类别</translation>
    </message>
    <message>
        <source>requests under way</source>
        <translation>进行中的请求数</translation>
    </message>
    <message>
        <source>most requests that fit</source>
        <translation>显存可容纳的最大请求数</translation>
    </message>
    <message>
        <source>prompt</source>
        <translation>提示词</translation>
    </message>
    <message>
        <source>output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>decode step</source>
        <translation>解码一步</translation>
    </message>
    <message>
        <source>prefill of a request</source>
        <translation>单请求预填充</translation>
    </message>
    <message>
        <source>operations a parameter and token (k)</source>
        <translation>每参数每 token 运算量（k）</translation>
    </message>
    <message>
        <source>tokens worked on</source>
        <translation>处理的 token 数</translation>
    </message>
    <message>
        <source>model FLOPs utilisation (MFU)</source>
        <translation>模型算力利用率（MFU）</translation>
    </message>
    <message>
        <source>trial multiplier</source>
        <translation>试错倍数</translation>
    </message>
    <message>
        <source>spread of the buffer</source>
        <translation>缓冲区的离散</translation>
    </message>
    <message>
        <source>engine without measurements</source>
        <translation>没有实测的引擎</translation>
    </message>
    <message>
        <source>logits</source>
        <translation>logits</translation>
    </message>
    <message>
        <source>rotary tables</source>
        <translation>旋转位置编码表</translation>
    </message>
    <message>
        <source>workspace of code that copies the cache</source>
        <translation>复制缓存的代码所用工作区</translation>
    </message>
    <message>
        <source>mean bits of the file</source>
        <translation>文件平均位数</translation>
    </message>
</context>
<context>
    <name>Workspace</name>
    <message>
        <source>Add profile “%1”</source>
        <translation>新建画像“%1”</translation>
    </message>
    <message>
        <source>Change profile “%1”</source>
        <translation>修改画像“%1”</translation>
    </message>
    <message>
        <source>Delete profile “%1”</source>
        <translation>删除画像“%1”</translation>
    </message>
    <message>
        <source>Add round “%1”</source>
        <translation>新建轮次“%1”</translation>
    </message>
    <message>
        <source>Change round “%1”</source>
        <translation>修改轮次“%1”</translation>
    </message>
    <message>
        <source>Delete round “%1”</source>
        <translation>删除轮次“%1”</translation>
    </message>
    <message>
        <source>Record “%1”</source>
        <translation>记录“%1”</translation>
    </message>
    <message>
        <source>Record several values</source>
        <translation>记录多个值</translation>
    </message>
</context>
<context>
    <name>xuanka::AboutDialog</name>
    <message>
        <source>About Xuanka</source>
        <translation>关于选卡</translation>
    </message>
    <message>
        <source>Xuanka %1</source>
        <translation>选卡 %1</translation>
    </message>
    <message>
        <source>A workbench for choosing GPU cards and GPU-cloud platforms.</source>
        <translation>用于选择 GPU 卡型与算力平台的工作台。</translation>
    </message>
    <message>
        <source>Prices and figures of the built-in catalog as of %1.</source>
        <translation>内置目录的价格和参数截至 %1。</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. There is no warranty: check a figure at its source before money is spent on it.</source>
        <translation>自由软件，遵循 GNU 通用公共许可证第 3 版或更新版本。不提供担保：花钱之前，请回到来源核对数据。</translation>
    </message>
    <message>
        <source>Parts and their licences</source>
        <translation>组件及其许可证</translation>
    </message>
</context>
<context>
    <name>xuanka::AnswerForm</name>
    <message>
        <source>✗ %1</source>
        <translation>✗ %1</translation>
    </message>
    <message>
        <source>⚠ %1</source>
        <translation>⚠ %1</translation>
    </message>
</context>
<context>
    <name>xuanka::AnswerHeader</name>
    <message>
        <source>Not computed: %1</source>
        <translation>未计算：%1</translation>
    </message>
    <message>
        <source>%1 None of the %2 cards takes it, not even %3 of them.</source>
        <translation>%1 %2 种卡都装不下，%3 张也不行。</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>– %1 cannot share this work</source>
        <translation>– %1 无法分担这项任务</translation>
    </message>
    <message>
        <source>%1: %2, %3 missing on each card</source>
        <translation>%1：%2，每卡差 %3</translation>
    </message>
    <message>
        <source>%1: %2, %3 left on each card</source>
        <translation>%1：%2，每卡余 %3</translation>
    </message>
    <message>
        <source>%1 (“%2” decides)</source>
        <translation>%1（由“%2”决定）</translation>
    </message>
    <message>
        <source>%1 needs %2 on one card (low / expected / high).</source>
        <translation>%1 单卡需要 %2（低 / 预期 / 高）。</translation>
    </message>
    <message>
        <source>%1 needs %2 on each of %3 cards (low / expected / high).</source>
        <translation>%1 在 %3 张卡上每卡需要 %2（低 / 预期 / 高）。</translation>
    </message>
    <message>
        <source>As nvidia-smi shows it.</source>
        <translation>与 nvidia-smi 显示一致。</translation>
    </message>
    <message>
        <source>As nvidia-smi shows it; PyTorch counts %1 allocated and %2 reserved.</source>
        <translation>与 nvidia-smi 显示一致；PyTorch 统计为已分配 %1、已保留 %2。</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Memory needed</source>
        <translation>所需显存</translation>
    </message>
    <message>
        <source>Meter</source>
        <translation>计量口径</translation>
    </message>
    <message>
        <source>Measured error</source>
        <translation>实测误差</translation>
    </message>
</context>
<context>
    <name>xuanka::ArchivePanel</name>
    <message>
        <source>Archived on</source>
        <translation>归档时间</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>By</source>
        <translation>归档人</translation>
    </message>
    <message>
        <source>SHA-256 of the content</source>
        <translation>内容的 SHA-256</translation>
    </message>
    <message>
        <source>Archived recommendations</source>
        <translation>已归档的建议</translation>
    </message>
    <message>
        <source>Nothing archived yet. “Archive” keeps a recommendation with all its inputs, unchangeable.</source>
        <translation>还没有归档。“归档”会连同全部输入保存一份建议，此后不可更改。</translation>
    </message>
</context>
<context>
    <name>xuanka::ArchivedView</name>
    <message>
        <source>Choose an archived recommendation to read it.</source>
        <translation>选择一份已归档的建议来阅读。</translation>
    </message>
    <message>
        <source>“%1”, archived by %2 on %3; read-only.</source>
        <translation>“%1”，由 %2 于 %3 归档；只读。</translation>
    </message>
    <message>
        <source>✗ It cannot be shown: %1</source>
        <translation>✗ 无法显示：%1</translation>
    </message>
    <message>
        <source>Content SHA-256 %1, checked ✓. Inputs %2. Catalog of %3.</source>
        <translation>内容 SHA-256 %1，已校验 ✓。输入 %2。目录截至 %3。</translation>
    </message>
    <message>
        <source>Content: %1
Inputs: %2</source>
        <translation>内容：%1
输入：%2</translation>
    </message>
    <message>
        <source>Why the first one:</source>
        <translation>为何首选：</translation>
    </message>
    <message>
        <source>What to watch:</source>
        <translation>需要留意：</translation>
    </message>
    <message>
        <source>What would have had to give:</source>
        <translation>当时需要让步的条件：</translation>
    </message>
    <message>
        <source>Warnings:</source>
        <translation>警告：</translation>
    </message>
    <message>
        <source>Archived recommendation</source>
        <translation>已归档的建议</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>排序</translation>
    </message>
    <message>
        <source>Excluded cards</source>
        <translation>被排除的卡</translation>
    </message>
    <message>
        <source>Reasons and warnings</source>
        <translation>理由与警告</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>卡型</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>卡数</translation>
    </message>
    <message>
        <source>Platform</source>
        <translation>平台</translation>
    </message>
    <message>
        <source>Billing</source>
        <translation>计费方式</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>低</translation>
    </message>
    <message>
        <source>Cost a month</source>
        <translation>每月费用</translation>
    </message>
    <message>
        <source>High</source>
        <translation>高</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>Short by</source>
        <translation>差额</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Archived ranking</source>
        <translation>已归档的排序</translation>
    </message>
    <message>
        <source>Nothing met every condition then.</source>
        <translation>当时没有方案满足全部条件。</translation>
    </message>
    <message>
        <source>Cards that were excluded</source>
        <translation>当时被排除的卡</translation>
    </message>
</context>
<context>
    <name>xuanka::BudgetEdit</name>
    <message>
        <source>At most</source>
        <translation>不超过</translation>
    </message>
    <message>
        <source>Amount a month</source>
        <translation>每月金额</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>币种</translation>
    </message>
</context>
<context>
    <name>xuanka::CandidateDialog</name>
    <message>
        <source>✗ Choose a platform, or type the name of your own.</source>
        <translation>✗ 请选择平台，或输入自己的平台名称。</translation>
    </message>
    <message>
        <source>✗ Choose a card from the list.</source>
        <translation>✗ 请从列表中选择卡型。</translation>
    </message>
    <message>
        <source>Add candidate</source>
        <translation>添加候选</translation>
    </message>
    <message>
        <source>Edit candidate</source>
        <translation>编辑候选</translation>
    </message>
    <message>
        <source>Only the same card can be compared: choose the card as exactly as you can.</source>
        <translation>只有同一款卡才可比：请尽量准确地选择卡型。</translation>
    </message>
    <message>
        <source>&amp;Platform</source>
        <translation>平台(&amp;P)</translation>
    </message>
    <message>
        <source>Platform</source>
        <translation>平台</translation>
    </message>
    <message>
        <source>Type to search, or a name of your own</source>
        <translation>输入以搜索，或填自己的名称</translation>
    </message>
    <message>
        <source>&amp;Card</source>
        <translation>卡型(&amp;C)</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>卡型</translation>
    </message>
    <message>
        <source>Type to search</source>
        <translation>输入以搜索</translation>
    </message>
    <message>
        <source>C&amp;onfiguration</source>
        <translation>配置(&amp;O)</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>for example 16 cores, 64 GB RAM, 200 GB disk</source>
        <translation>例如 16 核、64 GB 内存、200 GB 磁盘</translation>
    </message>
</context>
<context>
    <name>xuanka::CandidateTableModel</name>
    <message>
        <source>Rank</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>卡型</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>卡数</translation>
    </message>
    <message>
        <source>Platform</source>
        <translation>平台</translation>
    </message>
    <message>
        <source>Product line</source>
        <translation>产品线</translation>
    </message>
    <message>
        <source>Billing</source>
        <translation>计费方式</translation>
    </message>
    <message>
        <source>Cost a month</source>
        <translation>每月费用</translation>
    </message>
    <message>
        <source>Per card-hour</source>
        <translation>每卡时</translation>
    </message>
    <message>
        <source>Memory left</source>
        <translation>剩余显存</translation>
    </message>
    <message>
        <source>Cautions</source>
        <translation>提醒</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>低</translation>
    </message>
    <message>
        <source>High</source>
        <translation>高</translation>
    </message>
</context>
<context>
    <name>xuanka::CardDetails</name>
    <message>
        <source>Figures of the card with their sources</source>
        <translation>该卡的参数及来源</translation>
    </message>
    <message>
        <source>Choose a card in the table above.</source>
        <translation>请在上表中选择一款卡。</translation>
    </message>
    <message>
        <source>No card is chosen.</source>
        <translation>未选择卡型。</translation>
    </message>
    <message>
        <source>A modified board that no vendor sells or guarantees.</source>
        <translation>改装卡，没有厂商销售或保修。</translation>
    </message>
    <message>
        <source>To know</source>
        <translation>须知</translation>
    </message>
    <message>
        <source>Compliance: %1</source>
        <translation>合规：%1</translation>
    </message>
    <message>
        <source>Supply: %1</source>
        <translation>供货：%1</translation>
    </message>
    <message>
        <source>Left open.</source>
        <translation>存疑未定。</translation>
    </message>
    <message>
        <source>Sources disagree: %1</source>
        <translation>来源不一致：%1</translation>
    </message>
</context>
<context>
    <name>xuanka::CardFigureModel</name>
    <message>
        <source>Figure</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Certainty</source>
        <translation>可信度</translation>
    </message>
    <message>
        <source>As of</source>
        <translation>数据日期</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>What others say</source>
        <translation>其他来源的说法</translation>
    </message>
</context>
<context>
    <name>xuanka::CardsPage</name>
    <message>
        <source>Cards</source>
        <translation>卡型</translation>
    </message>
    <message>
        <source>%1 of %2 cards</source>
        <translation>%1/%2 款卡</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>对比</translation>
    </message>
    <message>
        <source>Compare (%1)</source>
        <translation>对比（%1）</translation>
    </message>
    <message>
        <source>Search by name, vendor or architecture</source>
        <translation>按名称、厂商或架构搜索</translation>
    </message>
    <message>
        <source>Search cards</source>
        <translation>搜索卡型</translation>
    </message>
    <message>
        <source>No card matches. Search for less, or clear the filters.</source>
        <translation>没有匹配的卡。请减少搜索词，或清除筛选。</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详情</translation>
    </message>
    <message>
        <source>Quotes</source>
        <translation>报价</translation>
    </message>
</context>
<context>
    <name>xuanka::CheckView</name>
    <message>
        <source>%1 of %2 answered</source>
        <translation>已答 %1/%2</translation>
    </message>
    <message>
        <source>Choose a candidate on the left to answer its checks.</source>
        <translation>请在左侧选择候选，逐项填写检查结果。</translation>
    </message>
    <message>
        <source>Choose a check to see how to test it.</source>
        <translation>选择一项检查，查看怎样测。</translation>
    </message>
    <message>
        <source>How to test: %1</source>
        <translation>怎样测：%1</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>检查项</translation>
    </message>
    <message>
        <source>Answered checks</source>
        <translation>已答检查项</translation>
    </message>
</context>
<context>
    <name>xuanka::ChecklistModel</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>检查项</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>谁</translation>
    </message>
    <message>
        <source>When</source>
        <translation>何时</translation>
    </message>
</context>
<context>
    <name>xuanka::CompanionsMenu</name>
    <message>
        <source>Keep what is shown now as a demand</source>
        <translation>把当前内容记为一项需求</translation>
    </message>
    <message>
        <source>All at the same time</source>
        <translation>全部同时运行</translation>
    </message>
    <message>
        <source>The needs add up; otherwise each has the cards to itself while it runs.</source>
        <translation>需求相加；否则各任务运行时独占这些卡。</translation>
    </message>
    <message>
        <source>Only what is shown now</source>
        <translation>只看当前内容</translation>
    </message>
    <message>
        <source>To&amp;gether with…</source>
        <translation>同时考虑(&amp;G)…</translation>
    </message>
    <message>
        <source>&amp;Together with %1 more</source>
        <translation>另含 %1 项(&amp;T)</translation>
    </message>
    <message>
        <source>Which other work the same cards must take: then a cell says whether all of it fits.</source>
        <translation>同一批卡还要承担哪些任务：每格会说明是否全部装得下。</translation>
    </message>
</context>
<context>
    <name>xuanka::CompareTray</name>
    <message numerus="yes">
        <source>At most %n card(s) fit side by side. Remove one first.</source>
        <translation>
            <numerusform>最多并排 %n 款卡，请先移除一款。</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove all</source>
        <translation>全部移除</translation>
    </message>
    <message>
        <source>Cha&amp;rt of</source>
        <translation>图表内容(&amp;R)</translation>
    </message>
    <message>
        <source>Cards side by side</source>
        <translation>卡型并排对比</translation>
    </message>
    <message>
        <source>Select cards in the table and choose “Compare”. Two to six go side by side.</source>
        <translation>在表中选择卡型后点“对比”，可并排二到六款。</translation>
    </message>
    <message>
        <source>Add at least one more card.</source>
        <translation>请至少再加一款卡。</translation>
    </message>
    <message>
        <source>Remove %1 from the comparison</source>
        <translation>把 %1 移出对比</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>不明</translation>
    </message>
</context>
<context>
    <name>xuanka::ConstraintsPage</name>
    <message>
        <source>Which rules apply?</source>
        <translation>有哪些硬性要求？</translation>
    </message>
    <message>
        <source>What breaks one of these is left out of the recommendation, with the reason.</source>
        <translation>违反其中任何一条的，都会被排除并说明原因。</translation>
    </message>
</context>
<context>
    <name>xuanka::CostChartView</name>
    <message>
        <source>Copy the data as a table</source>
        <translation>把数据复制为表格</translation>
    </message>
</context>
<context>
    <name>xuanka::CostResultView</name>
    <message>
        <source>Rules of thumb</source>
        <translation>经验法则</translation>
    </message>
    <message>
        <source>Data as a table</source>
        <translation>数据表</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>为什么？</translation>
    </message>
    <message>
        <source>Figures of the comparison</source>
        <translation>对比数据</translation>
    </message>
    <message>
        <source>The chart's data as a table</source>
        <translation>图表数据表</translation>
    </message>
    <message>
        <source>Nothing is computed while an input is out of range.</source>
        <translation>有输入超出范围时不做计算。</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>复制表格</translation>
    </message>
    <message>
        <source>Copies the table for Excel or WPS</source>
        <translation>复制为 Excel 或 WPS 可用的表格</translation>
    </message>
</context>
<context>
    <name>xuanka::CostsPage</name>
    <message>
        <source>Costs</source>
        <translation>成本</translation>
    </message>
    <message>
        <source>Ways of paying</source>
        <translation>付费方式</translation>
    </message>
    <message>
        <source>On demand, by the day or by the month</source>
        <translation>按量、包日还是包月</translation>
    </message>
    <message>
        <source>Rent or buy</source>
        <translation>租用还是自购</translation>
    </message>
</context>
<context>
    <name>xuanka::DataTable</name>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Fit the columns</source>
        <translation>自动调整列宽</translation>
    </message>
    <message>
        <source>Columns as at first</source>
        <translation>恢复默认列</translation>
    </message>
</context>
<context>
    <name>xuanka::DemandPage</name>
    <message>
        <source>Demand</source>
        <translation>需求画像</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 小时</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1（副本）</translation>
    </message>
    <message>
        <source>Demand profiles</source>
        <translation>需求画像</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>新建…</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>编辑…</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>New profile…</source>
        <translation>新建画像…</translation>
    </message>
    <message>
        <source>There is no demand profile yet.
Answer a few questions about the work: what it is, how large, how long it runs and which rules apply.</source>
        <translation>还没有需求画像。
回答几个关于任务的问题：做什么、多大规模、跑多久、有哪些硬性要求。</translation>
    </message>
</context>
<context>
    <name>xuanka::DemandWizard</name>
    <message>
        <source>Discard the answers?</source>
        <translation>放弃这些回答？</translation>
    </message>
    <message>
        <source>The answers that you have given here will be lost.</source>
        <translation>在这里填写的回答将会丢失。</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>New demand profile</source>
        <translation>新建需求画像</translation>
    </message>
    <message>
        <source>Edit demand profile</source>
        <translation>编辑需求画像</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
</context>
<context>
    <name>xuanka::DurationPage</name>
    <message>
        <source>How long does it run?</source>
        <translation>要运行多久？</translation>
    </message>
    <message>
        <source>Hours decide how to pay. A month has 730 hours.</source>
        <translation>小时数决定怎样付费。一个月按 730 小时计。</translation>
    </message>
    <message>
        <source>h/month</source>
        <translation>小时/月</translation>
    </message>
    <message>
        <source>h</source>
        <translation>小时</translation>
    </message>
    <message>
        <source>months</source>
        <translation>个月</translation>
    </message>
</context>
<context>
    <name>xuanka::ExcludedPanel</name>
    <message>
        <source>All conditions</source>
        <translation>全部条件</translation>
    </message>
    <message>
        <source>%1 of %2 reasons, %3 cards</source>
        <translation>%1/%2 条原因，%3 款卡</translation>
    </message>
    <message>
        <source>Search a card or a reason</source>
        <translation>搜索卡型或原因</translation>
    </message>
    <message>
        <source>Search the excluded cards</source>
        <translation>搜索被排除的卡</translation>
    </message>
    <message>
        <source>Condition that failed</source>
        <translation>未通过的条件</translation>
    </message>
    <message>
        <source>Excluded cards and why</source>
        <translation>被排除的卡及原因</translation>
    </message>
    <message>
        <source>No card is excluded for that reason.</source>
        <translation>没有卡因此被排除。</translation>
    </message>
</context>
<context>
    <name>xuanka::ExcludedTableModel</name>
    <message>
        <source>Card</source>
        <translation>卡型</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>卡数</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>Short by</source>
        <translation>差额</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>What would help</source>
        <translation>怎样才行</translation>
    </message>
</context>
<context>
    <name>xuanka::FacetPanel</name>
    <message>
        <source>&amp;Memory as sold</source>
        <translation>标称显存(&amp;M)</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>%1 GiB or more</source>
        <translation>%1 GiB 及以上</translation>
    </message>
    <message>
        <source>Ecosystem</source>
        <translation>生态</translation>
    </message>
    <message>
        <source>Compliance</source>
        <translation>合规</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>供货</translation>
    </message>
    <message>
        <source>Rented through</source>
        <translation>租用渠道</translation>
    </message>
    <message>
        <source>Cheapest baseline at &amp;most</source>
        <translation>最低基准价不超过(&amp;M)</translation>
    </message>
    <message>
        <source>Any price</source>
        <translation>不限价格</translation>
    </message>
    <message>
        <source>/h</source>
        <translation>/小时</translation>
    </message>
    <message>
        <source>Pr&amp;ices in</source>
        <translation>价格币种(&amp;I)</translation>
    </message>
    <message>
        <source>Clear the filters</source>
        <translation>清除筛选</translation>
    </message>
</context>
<context>
    <name>xuanka::FitPanel</name>
    <message>
        <source>%1 of %2 cards</source>
        <translation>%1/%2 款卡</translation>
    </message>
    <message>
        <source>Choose a cell to see why.</source>
        <translation>选择一格查看原因。</translation>
    </message>
    <message>
        <source>%1: cannot be used, %2</source>
        <translation>%1：不能使用，%2</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <translation>%1：%2。%3</translation>
    </message>
    <message>
        <source>Search a card</source>
        <translation>搜索卡型</translation>
    </message>
    <message>
        <source>&amp;Only what fits</source>
        <translation>只看装得下的(&amp;O)</translation>
    </message>
    <message>
        <source>What fits: cards by number of cards</source>
        <translation>装得下吗：卡型 × 卡数</translation>
    </message>
    <message>
        <source>No card matches. Clear the search, or show also what does not fit.</source>
        <translation>没有匹配的卡。请清除搜索，或同时显示装不下的。</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1：%2，%3</translation>
    </message>
</context>
<context>
    <name>xuanka::GrowthPage</name>
    <message>
        <source>How will it grow?</source>
        <translation>会怎样增长？</translation>
    </message>
    <message>
        <source>Over the planning horizon, as far as you can tell today.</source>
        <translation>以今天能判断的为准，在规划期内的变化。</translation>
    </message>
</context>
<context>
    <name>xuanka::ImplicationsView</name>
    <message>
        <source>Ways to procure</source>
        <translation>采购路径</translation>
    </message>
    <message>
        <source>Step by step, each on the records of the one before</source>
        <translation>逐级推进，每一级以上一级的记录为依据</translation>
    </message>
    <message>
        <source>Nothing yet: answer a few questions first.</source>
        <translation>暂无内容：请先回答几个问题。</translation>
    </message>
    <message>
        <source>⚠ %1</source>
        <translation>⚠ %1</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>来源：%1</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>为什么？</translation>
    </message>
    <message>
        <source>Why: %1</source>
        <translation>原因：%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>✓ %1</source>
        <translation>✓ %1</translation>
    </message>
    <message>
        <source>Limits: %1</source>
        <translation>限制：%1</translation>
    </message>
    <message>
        <source>Takes: %1. For example: %2.</source>
        <translation>周期：%1。例如：%2。</translation>
    </message>
    <message>
        <source>%1 (not for this profile)</source>
        <translation>%1（不适合本画像）</translation>
    </message>
    <message>
        <source>Must prove: %1</source>
        <translation>须证明：%1</translation>
    </message>
</context>
<context>
    <name>xuanka::InputField</name>
    <message>
        <source>Must be above %1.</source>
        <translation>须大于 %1。</translation>
    </message>
    <message>
        <source>Must be from %1 to %2.</source>
        <translation>须在 %1 到 %2 之间。</translation>
    </message>
    <message>
        <source>%1, slider</source>
        <translation>%1，滑块</translation>
    </message>
</context>
<context>
    <name>xuanka::LibraryModel</name>
    <message>
        <source>%1, %2 active</source>
        <translation>%1，激活 %2</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>图像</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数量</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>种类</translation>
    </message>
</context>
<context>
    <name>xuanka::LimitsPanel</name>
    <message>
        <source>On %1 × %2, all else as it is:</source>
        <translation>用 %1 × %2，其余不变：</translation>
    </message>
    <message>
        <source>Choose a card under “Fits” to ask how far it goes.</source>
        <translation>先在“装得下”里选一种卡，再看它的极限。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Verdict that must be kept</source>
        <translation>须保持的结论</translation>
    </message>
    <message>
        <source>&amp;Use this value</source>
        <translation>采用此值(&amp;U)</translation>
    </message>
    <message>
        <source>Smallest number of each card</source>
        <translation>每种卡最少张数</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Wh&amp;y?</source>
        <translation>为什么(&amp;Y)？</translation>
    </message>
    <message>
        <source>Where the limit comes from, in place of the list of cards</source>
        <translation>显示极限的来由，代替卡型列表</translation>
    </message>
    <message>
        <source>Why not more</source>
        <translation>为何不能更多</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>卡型</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>卡数</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Needs</source>
        <translation>需要</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>剩余</translation>
    </message>
    <message>
        <source>How far the chosen cards go</source>
        <translation>所选卡的极限</translation>
    </message>
    <message>
        <source>Choose a card under “Fits”.</source>
        <translation>请先在“装得下”里选一种卡。</translation>
    </message>
    <message>
        <source>No card takes it, not even eight of them.</source>
        <translation>没有卡装得下，八张也不行。</translation>
    </message>
</context>
<context>
    <name>xuanka::MainWindow</name>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近打开(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Page</source>
        <translation>页面(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>P&amp;rofile:</source>
        <translation>画像(&amp;R)：</translation>
    </message>
    <message>
        <source>No profile yet</source>
        <translation>还没有画像</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>撤销(&amp;U)：%1</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>重做(&amp;R)：%1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Xuanka</source>
        <translation>选卡</translation>
    </message>
    <message>
        <source>No workspace is open.</source>
        <translation>没有打开工作区。</translation>
    </message>
    <message>
        <source>%1[*] – Xuanka</source>
        <translation>%1[*] – 选卡</translation>
    </message>
    <message>
        <source>Every change is saved at once.</source>
        <translation>每次修改都会立即保存。</translation>
    </message>
    <message>
        <source>Read only</source>
        <translation>只读</translation>
    </message>
    <message>
        <source>Work on a copy…</source>
        <translation>在副本上工作…</translation>
    </message>
    <message>
        <source>This workspace is open for reading only: it %1</source>
        <translation>本工作区以只读方式打开：%1</translation>
    </message>
    <message>
        <source>New workspace</source>
        <translation>新建工作区</translation>
    </message>
    <message>
        <source>Workspace</source>
        <translation>工作区</translation>
    </message>
    <message>
        <source>Xuanka workspace (*.xuanka)</source>
        <translation>选卡工作区 (*.xuanka)</translation>
    </message>
    <message>
        <source>Open workspace</source>
        <translation>打开工作区</translation>
    </message>
    <message>
        <source>Back up the workspace</source>
        <translation>备份工作区</translation>
    </message>
    <message>
        <source>The copy was written and checked: %1</source>
        <translation>副本已写入并校验：%1</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1（副本）</translation>
    </message>
    <message>
        <source>Work on a copy</source>
        <translation>在副本上工作</translation>
    </message>
</context>
<context>
    <name>xuanka::MemoryPanel</name>
    <message>
        <source>Per card</source>
        <translation>每卡</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>低</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>预期</translation>
    </message>
    <message>
        <source>High</source>
        <translation>高</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>全部卡</translation>
    </message>
    <message>
        <source>Parts of the memory</source>
        <translation>显存组成</translation>
    </message>
    <message>
        <source>Nothing is computed while an input is out of range.</source>
        <translation>有输入超出范围时不做计算。</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>%1: %2 on one card. %3</source>
        <translation>%1：单卡 %2。%3</translation>
    </message>
</context>
<context>
    <name>xuanka::ModelPicker</name>
    <message>
        <source>Search: name, family or size</source>
        <translation>搜索：名称、系列或规模</translation>
    </message>
    <message>
        <source>Search the model library</source>
        <translation>搜索模型库</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>No model matches. Delete a word, or choose a model of about the same size.</source>
        <translation>没有匹配的模型。请删去一个词，或选规模相近的模型。</translation>
    </message>
    <message>
        <source>%1 of %2 models</source>
        <translation>%1/%2 个模型</translation>
    </message>
    <message>
        <source>Open a model file</source>
        <translation>打开模型文件</translation>
    </message>
    <message>
        <source>Models (config.json *.gguf *.safetensors *.safetensors.index.json);;All files (*)</source>
        <translation>模型 (config.json *.gguf *.safetensors *.safetensors.index.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Open &amp;model file…</source>
        <translation>打开模型文件(&amp;M)…</translation>
    </message>
    <message>
        <source>A config.json of Hugging Face, a GGUF file, or safetensors with its index. Only the header is read. You can also drop it here.</source>
        <translation>Hugging Face 的 config.json、GGUF 文件，或带索引的 safetensors。只读取文件头。也可以拖放到这里。</translation>
    </message>
    <message>
        <source>Opened model file</source>
        <translation>已打开的模型文件</translation>
    </message>
</context>
<context>
    <name>xuanka::NumberEdit</name>
    <message>
        <source>Only whole numbers go here; type it without a separator.</source>
        <translation>这里只能填整数；请不要带分隔符。</translation>
    </message>
    <message>
        <source>Type the number without thousands separators.</source>
        <translation>请填写不带千位分隔符的数字。</translation>
    </message>
    <message>
        <source>Read as %1. If you mean %2, type it without a separator.</source>
        <translation>已按 %1 读取。若是指 %2，请去掉分隔符再输入。</translation>
    </message>
</context>
<context>
    <name>xuanka::OptionsBar</name>
    <message>
        <source>&amp;Currency:</source>
        <translation>币种(&amp;C)：</translation>
    </message>
    <message>
        <source>Yuan (¥)</source>
        <translation>人民币（¥）</translation>
    </message>
    <message>
        <source>US dollar ($)</source>
        <translation>美元（$）</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>币种</translation>
    </message>
    <message>
        <source>1 $ =</source>
        <translation>1 $ =</translation>
    </message>
    <message>
        <source>¥</source>
        <translation>¥</translation>
    </message>
    <message>
        <source>Exchange rate: yuan for a dollar</source>
        <translation>汇率：一美元合人民币</translation>
    </message>
    <message>
        <source>on</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Date of the exchange rate</source>
        <translation>汇率日期</translation>
    </message>
    <message>
        <source>Catalog's rate</source>
        <translation>目录汇率</translation>
    </message>
    <message>
        <source>Back to the rate that came with the catalog</source>
        <translation>恢复为目录自带的汇率</translation>
    </message>
    <message>
        <source>&amp;At most:</source>
        <translation>最多(&amp;A)：</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>张</translation>
    </message>
    <message>
        <source>Most cards to be taken</source>
        <translation>最多使用的卡数</translation>
    </message>
    <message>
        <source>&amp;Promotional prices too</source>
        <translation>含活动价(&amp;P)</translation>
    </message>
    <message>
        <source>Promotional and limited prices end; they are no baseline for a plan.</source>
        <translation>活动价和限购价会结束，不能作长期基准。</translation>
    </message>
</context>
<context>
    <name>xuanka::OverviewModel</name>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Dimension</source>
        <translation>维度</translation>
    </message>
</context>
<context>
    <name>xuanka::OverviewView</name>
    <message>
        <source>Candidates side by side</source>
        <translation>候选并排对比</translation>
    </message>
    <message>
        <source>No candidate yet. With two or more you see here where each is strong and what is still open.</source>
        <translation>还没有候选。有两个以上时，这里会显示各自的长处和未填项。</translation>
    </message>
</context>
<context>
    <name>xuanka::PackageTab</name>
    <message>
        <source>Card and platform</source>
        <translation>卡型与平台</translation>
    </message>
    <message>
        <source>&amp;Card:</source>
        <translation>卡型(&amp;C)：</translation>
    </message>
    <message>
        <source>&amp;Platform:</source>
        <translation>平台(&amp;P)：</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>卡型</translation>
    </message>
    <message>
        <source>Platform</source>
        <translation>平台</translation>
    </message>
    <message>
        <source>Prices of one card</source>
        <translation>单卡价格</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>用量</translation>
    </message>
    <message>
        <source>A &amp;day plan is offered</source>
        <translation>提供包日(&amp;D)</translation>
    </message>
    <message>
        <source>A &amp;month plan is offered</source>
        <translation>提供包月(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Back to the quoted prices</source>
        <translation>恢复报价(&amp;B)</translation>
    </message>
    <message>
        <source>On demand, an hour</source>
        <translation>按量每小时</translation>
    </message>
    <message>
        <source>Day plan, a day</source>
        <translation>包日每天</translation>
    </message>
    <message>
        <source>Month plan, a month</source>
        <translation>包月每月</translation>
    </message>
    <message>
        <source>Hours a day</source>
        <translation>每天小时数</translation>
    </message>
    <message>
        <source>h/day</source>
        <translation>小时/天</translation>
    </message>
    <message>
        <source>Days a month</source>
        <translation>每月天数</translation>
    </message>
    <message>
        <source>days/month</source>
        <translation>天/月</translation>
    </message>
    <message>
        <source>Crossings</source>
        <translation>交叉点</translation>
    </message>
    <message>
        <source>not quoted</source>
        <translation>无报价</translation>
    </message>
    <message>
        <source>changed; quoted %1</source>
        <translation>已修改；报价 %1</translation>
    </message>
    <message>
        <source>quoted on %1</source>
        <translation>报价日期 %1</translation>
    </message>
    <message>
        <source>Not computed: “%1” is out of range.</source>
        <translation>未计算：“%1”超出范围。</translation>
    </message>
    <message>
        <source>Not computed: %1</source>
        <translation>未计算：%1</translation>
    </message>
    <message>
        <source>Quotes from: %1</source>
        <translation>报价来源：%1</translation>
    </message>
</context>
<context>
    <name>xuanka::PlatformsPage</name>
    <message>
        <source>Platforms</source>
        <translation>平台评测</translation>
    </message>
    <message>
        <source>%1 of %2 checks</source>
        <translation>%1/%2 项检查</translation>
    </message>
    <message>
        <source>Round of %1</source>
        <translation>%1 轮次</translation>
    </message>
    <message>
        <source>New round</source>
        <translation>新建轮次</translation>
    </message>
    <message>
        <source>There is no evaluation yet.
Begin a round, add the platforms and cards that you are testing, and write down what you find: next quarter you will see what has changed.</source>
        <translation>还没有评测。
新建一轮，加入正在测试的平台和卡型，把结果记下来：下个季度就能看到变化。</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新建</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>添加…</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>编辑…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Record table</source>
        <translation>记录表</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>检查项</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>并排对比</translation>
    </message>
</context>
<context>
    <name>xuanka::ProfileView</name>
    <message>
        <source>✗ %1</source>
        <translation>✗ %1</translation>
    </message>
    <message>
        <source>⚠ %1</source>
        <translation>⚠ %1</translation>
    </message>
    <message>
        <source>Change quickly</source>
        <translation>快速修改</translation>
    </message>
    <message>
        <source>What follows from it</source>
        <translation>由此得出</translation>
    </message>
</context>
<context>
    <name>xuanka::QtDialogs</name>
    <message>
        <source>This did not work</source>
        <translation>操作未成功</translation>
    </message>
</context>
<context>
    <name>xuanka::QuickEdit</name>
    <message>
        <source>h/month</source>
        <translation>小时/月</translation>
    </message>
</context>
<context>
    <name>xuanka::QuotePane</name>
    <message>
        <source>Choose a card in the table above.</source>
        <translation>请在上表中选择一款卡。</translation>
    </message>
    <message>
        <source>Nobody quotes a price for this card in the catalog.</source>
        <translation>目录中没有这款卡的报价。</translation>
    </message>
    <message>
        <source>1 $ = ¥%1 on %2. Promotional, limited, peer-to-peer and spot prices are shown in grey and never used as a baseline.</source>
        <translation>%2 汇率：1 $ = ¥%1。活动价、限购价、P2P 和竞价以灰色显示，不作基准。</translation>
    </message>
    <message>
        <source>Quotes of the card on one basis</source>
        <translation>统一口径后的报价</translation>
    </message>
    <message>
        <source>%1: %2 per card-hour</source>
        <translation>%1：%2/卡时</translation>
    </message>
</context>
<context>
    <name>xuanka::RankingPanel</name>
    <message>
        <source>A month: %1 low, %2 expected, %3 high.</source>
        <translation>每月：低 %1，预期 %2，高 %3。</translation>
    </message>
    <message>
        <source>%1 × %2: %3 a month</source>
        <translation>%1 × %2：每月 %3</translation>
    </message>
    <message>
        <source>– Not asked for</source>
        <translation>– 未要求</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>Conditions (%1 to be asked)</source>
        <translation>条件（%1 项待询问）</translation>
    </message>
    <message>
        <source>Ranking, cheapest first</source>
        <translation>排序，最省的在前</translation>
    </message>
    <message>
        <source>Choose a demand profile to see what suits it.</source>
        <translation>选择一个需求画像，查看适合的方案。</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Conditions of the chosen offer</source>
        <translation>所选方案的各项条件</translation>
    </message>
    <message>
        <source>Choose a row of the ranking.</source>
        <translation>请在排序表中选择一行。</translation>
    </message>
    <message>
        <source>About the chosen offer</source>
        <translation>关于所选方案</translation>
    </message>
    <message>
        <source>Reasons and cautions</source>
        <translation>理由与提醒</translation>
    </message>
    <message>
        <source>Why this cost?</source>
        <translation>费用怎么算的？</translation>
    </message>
</context>
<context>
    <name>xuanka::RecommendationPage</name>
    <message>
        <source>Recommendation</source>
        <translation>采购建议</translation>
    </message>
    <message>
        <source>Nothing can be recommended yet.</source>
        <translation>暂时无法给出建议。</translation>
    </message>
    <message>
        <source>Working it out…</source>
        <translation>正在计算…</translation>
    </message>
    <message>
        <source>Choose a demand profile: without one there is nothing to recommend.</source>
        <translation>请选择需求画像：没有画像就无从建议。</translation>
    </message>
    <message>
        <source>Nothing meets every condition of “%1”.</source>
        <translation>没有方案满足“%1”的全部条件。</translation>
    </message>
    <message>
        <source>%1 × %2 from %3, %4: %5 a month</source>
        <translation>%3 的 %1 × %2，%4：每月 %5</translation>
    </message>
    <message>
        <source>The next best costs %1 a month more (%2).</source>
        <translation>次选每月多 %1（%2）。</translation>
    </message>
    <message>
        <source>The first place holds even if prices move by %1 against it.</source>
        <translation>即使价格朝不利方向变动 %1，首选仍然不变。</translation>
    </message>
    <message>
        <source>Prices that move by %1 could change the first place.</source>
        <translation>价格变动 %1 就可能改变首选。</translation>
    </message>
    <message>
        <source>Ranking (%1)</source>
        <translation>排序（%1）</translation>
    </message>
    <message>
        <source>Excluded (%1)</source>
        <translation>被排除（%1）</translation>
    </message>
    <message>
        <source>Warnings (%1)</source>
        <translation>警告（%1）</translation>
    </message>
    <message>
        <source>Archive (%1)</source>
        <translation>归档（%1）</translation>
    </message>
    <message>
        <source>No warnings about this profile and its outcome.</source>
        <translation>该画像和结果没有警告。</translation>
    </message>
    <message>
        <source>Archived. It stands in the archive as it is and can never be changed.</source>
        <translation>已归档，将原样保存，不可更改。</translation>
    </message>
    <message>
        <source>Export the recommendation as PDF</source>
        <translation>把建议书导出为 PDF</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>PDF 文档 (*.pdf)</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>已写入：%1</translation>
    </message>
    <message>
        <source>Export the recommendation as JSON</source>
        <translation>把建议书导出为 JSON</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Print preview</source>
        <translation>打印预览</translation>
    </message>
    <message>
        <source>Copied: paste it into Excel or WPS.</source>
        <translation>已复制，可粘贴到 Excel 或 WPS。</translation>
    </message>
    <message>
        <source>Parts of the recommendation</source>
        <translation>建议书各部分</translation>
    </message>
</context>
<context>
    <name>xuanka::RecordView</name>
    <message>
        <source>Why: %1</source>
        <translation>为什么重要：%1</translation>
    </message>
    <message>
        <source>Record table</source>
        <translation>记录表</translation>
    </message>
    <message>
        <source>No candidate yet. Add the platforms and cards that you are testing: each gets a row here.</source>
        <translation>还没有候选。请加入正在测试的平台和卡型，每个占一行。</translation>
    </message>
</context>
<context>
    <name>xuanka::RelaxationsView</name>
    <message>
        <source>Nothing meets every condition of this profile. One of these would have to give:</source>
        <translation>没有方案满足该画像的全部条件。以下条件之一需要让步：</translation>
    </message>
    <message>
        <source>What would have to give</source>
        <translation>需要让步的条件</translation>
    </message>
    <message>
        <source>Offers then</source>
        <translation>届时方案数</translation>
    </message>
    <message>
        <source>Cheapest a month</source>
        <translation>最低月费用</translation>
    </message>
    <message>
        <source>No single change of the profile is enough. The excluded cards say what each of them lacks.</source>
        <translation>只改一处不够。请看被排除的卡各缺什么。</translation>
    </message>
</context>
<context>
    <name>xuanka::RemediesPanel</name>
    <message>
        <source>Frees %1 on each card, which then needs %2 (low / expected / high).</source>
        <translation>每卡腾出 %1，之后需要 %2（低 / 预期 / 高）。</translation>
    </message>
    <message>
        <source>The price: %1</source>
        <translation>代价：%1</translation>
    </message>
    <message>
        <source>No further card is enough by this alone.</source>
        <translation>仅靠这一项，没有更多的卡装得下。</translation>
    </message>
    <message>
        <source>One of these is then enough: %1</source>
        <translation>之后单卡即可：%1</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>应用</translation>
    </message>
    <message>
        <source>Apply: %1</source>
        <translation>应用：%1</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 等另外 %2 款</translation>
    </message>
    <message>
        <source>Nothing left that would free memory: this is the leanest way that the estimate knows.</source>
        <translation>没有还能腾出显存的办法：这已是测算所知最省的做法。</translation>
    </message>
    <message>
        <source>&amp;Take the last change back</source>
        <translation>撤回上一次更改(&amp;T)</translation>
    </message>
    <message>
        <source>%1 of one of these are then enough: %2</source>
        <translation>之后以下任一种卡 %1 张即可：%2</translation>
    </message>
</context>
<context>
    <name>xuanka::RentOrBuyTab</name>
    <message>
        <source>what you ask about</source>
        <translation>你要问的量</translation>
    </message>
    <message>
        <source>changed here</source>
        <translation>在此修改过</translation>
    </message>
    <message>
        <source>Source: %1.</source>
        <translation>来源：%1。</translation>
    </message>
    <message>
        <source>Converted at %1 ¥ for a $ (%2).</source>
        <translation>按 1 $ = %1 ¥ 折算（%2）。</translation>
    </message>
    <message>
        <source>Not computed: “%1” is out of range.</source>
        <translation>未计算：“%1”超出范围。</translation>
    </message>
    <message>
        <source>An idle system cannot take more power than one under full load.</source>
        <translation>空载功率不可能高于满载功率。</translation>
    </message>
    <message>
        <source>Not computed: %1</source>
        <translation>未计算：%1</translation>
    </message>
    <message>
        <source>&amp;Start from:</source>
        <translation>起始数据(&amp;S)：</translation>
    </message>
    <message>
        <source>C&amp;urrency:</source>
        <translation>币种(&amp;U)：</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>起始数据</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>币种</translation>
    </message>
    <message>
        <source>US dollar ($)</source>
        <translation>美元（$）</translation>
    </message>
    <message>
        <source>Yuan (¥)</source>
        <translation>人民币（¥）</translation>
    </message>
    <message>
        <source>&amp;Back to these figures</source>
        <translation>恢复这组数据(&amp;B)</translation>
    </message>
    <message>
        <source>Renting and use</source>
        <translation>租用与用量</translation>
    </message>
    <message>
        <source>The system</source>
        <translation>整机</translation>
    </message>
    <message>
        <source>Room and people</source>
        <translation>机房与人力</translation>
    </message>
    <message>
        <source>Electricity</source>
        <translation>电力</translation>
    </message>
    <message>
        <source>20, 50, 70 and 90 %</source>
        <translation>20、50、70 和 90%</translation>
    </message>
</context>
<context>
    <name>xuanka::RequestForm</name>
    <message>
        <source>• %1:</source>
        <translation>• %1：</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1：</translation>
    </message>
    <message>
        <source>Differs from the profile</source>
        <translation>与画像不同</translation>
    </message>
    <message>
        <source>%1, differs from the profile</source>
        <translation>%1，与画像不同</translation>
    </message>
    <message>
        <source>Flash attention</source>
        <translation>Flash attention</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高</translation>
    </message>
    <message>
        <source>px</source>
        <translation>像素</translation>
    </message>
    <message>
        <source>not given</source>
        <translation>未给出</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>token</translation>
    </message>
    <message>
        <source>At least one must be trained.</source>
        <translation>至少要训练一个模块。</translation>
    </message>
    <message>
        <source>CUDA graphs</source>
        <translation>CUDA 图</translation>
    </message>
    <message>
        <source>Inside the backward pass</source>
        <translation>在反向传播中更新</translation>
    </message>
    <message>
        <source>Sho&amp;w all fields</source>
        <translation>显示全部字段(&amp;W)</translation>
    </message>
    <message>
        <source>as the engine does</source>
        <translation>按引擎默认</translation>
    </message>
</context>
<context>
    <name>xuanka::RoundPanel</name>
    <message numerus="yes">
        <source>%n candidate(s)</source>
        <translation>
            <numerusform>%n 个候选</numerusform>
        </translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>候选</translation>
    </message>
</context>
<context>
    <name>xuanka::RulesPanel</name>
    <message>
        <source>Rule of thumb</source>
        <translation>经验法则</translation>
    </message>
    <message>
        <source>Says</source>
        <translation>法则说法</translation>
    </message>
    <message>
        <source>Computed here</source>
        <translation>按此计算</translation>
    </message>
    <message>
        <source>Agrees?</source>
        <translation>是否一致</translation>
    </message>
    <message>
        <source>Rules of thumb beside the computed points</source>
        <translation>经验法则与计算所得的对照</translation>
    </message>
    <message>
        <source>No rule of thumb speaks of this comparison.</source>
        <translation>这项比较没有对应的经验法则。</translation>
    </message>
    <message>
        <source>A heuristic from “%1”, not a result.</source>
        <translation>来自“%1”的经验说法，不是计算结果。</translation>
    </message>
</context>
<context>
    <name>xuanka::ScalePage</name>
    <message>
        <source>How large is it?</source>
        <translation>规模有多大？</translation>
    </message>
    <message>
        <source>The model and its load decide how much memory is needed. Beside each answer stands what it decides.</source>
        <translation>模型和负载决定需要多少显存。每项回答旁边写着它决定什么。</translation>
    </message>
</context>
<context>
    <name>xuanka::SensitivityPanel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Now on %1: %2. %3. A “◆” marks a step that changes the verdict.</source>
        <translation>当前用 %1：%2。%3。“◆”表示这一档会改变结论。</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>不可行</translation>
    </message>
    <message>
        <source>%1%2 (%3)</source>
        <translation>%1%2（%3）</translation>
    </message>
    <message>
        <source>Choose a card under “Fits”.</source>
        <translation>请先在“装得下”里选一种卡。</translation>
    </message>
    <message>
        <source>Input, now</source>
        <translation>输入项（当前值）</translation>
    </message>
    <message>
        <source>One step less</source>
        <translation>减一档</translation>
    </message>
    <message>
        <source>One step more</source>
        <translation>加一档</translation>
    </message>
    <message>
        <source>What one step of each input changes</source>
        <translation>各输入项动一档的影响</translation>
    </message>
</context>
<context>
    <name>xuanka::ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
</context>
<context>
    <name>xuanka::SizeEdit</name>
    <message>
        <source>Width in pixels</source>
        <translation>宽（像素）</translation>
    </message>
    <message>
        <source>Height in pixels</source>
        <translation>高（像素）</translation>
    </message>
</context>
<context>
    <name>xuanka::SizingPage</name>
    <message>
        <source>Sizing</source>
        <translation>显存测算</translation>
    </message>
    <message>
        <source>No profile is chosen: these are the values most people use.</source>
        <translation>未选择画像：以下是常用值。</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>As in the profile “%1”.</source>
        <translation>与画像“%1”一致。</translation>
    </message>
    <message>
        <source>Changed here, the profile “%1” says otherwise: %2.</source>
        <translation>在此修改过，画像“%1”中不同：%2。</translation>
    </message>
    <message>
        <source>A typical model of %1 B</source>
        <translation>%1 B 的典型模型</translation>
    </message>
    <message>
        <source>Task of the profile</source>
        <translation>画像中的任务</translation>
    </message>
    <message>
        <source>&amp;Back to the profile</source>
        <translation>恢复为画像(&amp;B)</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Opened: %1 (%2, %3)</source>
        <translation>已打开：%1（%2，%3）</translation>
    </message>
    <message numerus="yes">
        <source>%1. %n thing(s) had to be assumed, see “Assumed”.</source>
        <translation>
            <numerusform>%1。有 %n 处只能假定，见“假定”。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>xuanka::SizingResults</name>
    <message>
        <source>Memory on one card</source>
        <translation>单卡显存</translation>
    </message>
    <message>
        <source>%1: %2 usable</source>
        <translation>%1：可用 %2</translation>
    </message>
    <message>
        <source>%1 × %2: %3 usable on each</source>
        <translation>%1 × %2：每卡可用 %3</translation>
    </message>
    <message>
        <source>Nothing had to be assumed.</source>
        <translation>没有需要假设的内容。</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Fits</source>
        <translation>装得下</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>构成</translation>
    </message>
    <message>
        <source>Less (%1)</source>
        <translation>省显存（%1）</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>极限</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>假如</translation>
    </message>
    <message>
        <source>Upgrade</source>
        <translation>升级</translation>
    </message>
    <message>
        <source>Assumed</source>
        <translation>假定</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>结果</translation>
    </message>
</context>
<context>
    <name>xuanka::StackedBar</name>
    <message>
        <source>Low / expected / high: %1</source>
        <translation>低 / 预期 / 高：%1</translation>
    </message>
</context>
<context>
    <name>xuanka::SummaryPage</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>✗ %1: %2</source>
        <translation>✗ %1：%2</translation>
    </message>
    <message>
        <source>What it leads to</source>
        <translation>会得出什么</translation>
    </message>
    <message>
        <source>Give the profile a name. Below stands what follows from your answers, and why.</source>
        <translation>给画像起个名字。下面是由你的回答得出的结论和原因。</translation>
    </message>
    <message>
        <source>What follows from it</source>
        <translation>由此得出</translation>
    </message>
</context>
<context>
    <name>xuanka::TaskEditor</name>
    <message>
        <source>%1, no. %2</source>
        <translation>%1，第 %2 个</translation>
    </message>
    <message>
        <source>Add another model for this work</source>
        <translation>为该任务再加一个模型</translation>
    </message>
    <message>
        <source>Remove this one</source>
        <translation>移除这个</translation>
    </message>
    <message>
        <source>Type to search, or leave empty</source>
        <translation>输入以搜索，或留空</translation>
    </message>
    <message>
        <source>Type to search</source>
        <translation>输入以搜索</translation>
    </message>
    <message>
        <source>not given</source>
        <translation>未给出</translation>
    </message>
    <message>
        <source>Usual for this work</source>
        <translation>按任务惯例</translation>
    </message>
    <message>
        <source>%1 bits</source>
        <translation>%1 位</translation>
    </message>
    <message>
        <source>None</source>
        <translation>不用</translation>
    </message>
    <message>
        <source>Selective</source>
        <translation>选择性</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>完全</translation>
    </message>
</context>
<context>
    <name>xuanka::TaskPage</name>
    <message>
        <source>A model from nothing, on very much text. Needs many linked cards for weeks.</source>
        <translation>用海量文本从零训练模型，需要大量互联的卡跑数周。</translation>
    </message>
    <message>
        <source>All weights change. Gradients and optimizer states take several times the model's size.</source>
        <translation>所有权重都更新，梯度和优化器状态是模型的数倍。</translation>
    </message>
    <message>
        <source>Small adapters are trained, the model stays as it is.</source>
        <translation>只训练小适配器，模型本身不变。</translation>
    </message>
    <message>
        <source>As LoRA, with the model held in 4 bits: the smallest card that can tune it.</source>
        <translation>与 LoRA 相同，但模型以 4 位存放：可用最小的卡来微调。</translation>
    </message>
    <message>
        <source>A language model answers requests: chat, code, extraction, a service for others.</source>
        <translation>语言模型应答请求：对话、代码、抽取、对外服务。</translation>
    </message>
    <message>
        <source>Pictures from text or pictures: Stable Diffusion, FLUX and the like.</source>
        <translation>文生图或图生图：Stable Diffusion、FLUX 等。</translation>
    </message>
    <message>
        <source>What is the work?</source>
        <translation>做什么任务？</translation>
    </message>
    <message>
        <source>Choose every kind that the cards will do.</source>
        <translation>选择这些卡要做的每一种任务。</translation>
    </message>
</context>
<context>
    <name>xuanka::TeamPage</name>
    <message>
        <source>Who are you, and what may it cost?</source>
        <translation>你是什么团队，预算多少？</translation>
    </message>
    <message>
        <source>Advice differs between a student and a bank.</source>
        <translation>学生和银行适用的建议不同。</translation>
    </message>
</context>
<context>
    <name>xuanka::UpgradePanel</name>
    <message>
        <source>Choose a card under “Fits”.</source>
        <translation>请先在“装得下”里选一种卡。</translation>
    </message>
    <message>
        <source>%1: a bigger card is worth a look</source>
        <translation>%1：值得考虑更大的卡</translation>
    </message>
    <message>
        <source>%1: no sign that a bigger card is due</source>
        <translation>%1：没有需要换大卡的迹象</translation>
    </message>
    <message>
        <source>%1 %2: %3. %4</source>
        <translation>%1 %2：%3。%4</translation>
    </message>
    <message>
        <source>One of these takes it as asked: %1</source>
        <translation>以下任一种单卡即可满足：%1</translation>
    </message>
    <message>
        <source>The heads and widths of this model divide by %1; other tensor-parallel degrees are refused.</source>
        <translation>该模型的注意力头数和宽度能被 %1 整除；其他张量并行度不可用。</translation>
    </message>
    <message>
        <source>The link between the cards, the most demanding way first</source>
        <translation>卡间互联（要求最高的方式在前）</translation>
    </message>
    <message>
        <source>Signs that a bigger card is due</source>
        <translation>该换大卡的迹象</translation>
    </message>
    <message>
        <source>The link between the cards</source>
        <translation>卡间互联</translation>
    </message>
</context>
<context>
    <name>xuanka::WhyPanel</name>
    <message>
        <source>Where the figure comes from</source>
        <translation>这个数从哪里来</translation>
    </message>
    <message>
        <source>What</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Choose a figure to see where it comes from.</source>
        <translation>选择一个数据，查看它的来源。</translation>
    </message>
    <message>
        <source>your profile</source>
        <translation>你的画像</translation>
    </message>
    <message>
        <source>usual value</source>
        <translation>常用值</translation>
    </message>
    <message>
        <source>your entry</source>
        <translation>你的填写</translation>
    </message>
    <message>
        <source>%1, quoted on %2</source>
        <translation>%1，报价日期 %2</translation>
    </message>
</context>
</TS>
