// SPDX-FileCopyrightText: 2026 Xuanka contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "demand/profile_facts.h"

#include <algorithm>

namespace xuanka {

Json profileFacts(const DemandProfile &profile, const SizedDemand &sized)
{
    Json facts = profileToJson(profile);
    facts.erase("tasks");
    const auto any = [&profile](auto matches) {
        return std::any_of(profile.tasks.begin(), profile.tasks.end(),
                           [&matches](const TaskDemand &task) { return matches(task.kind); });
    };
    facts["has_training"] = any(isTraining);
    facts["has_weight_training"] = any([](TaskKind kind) { return isTraining(kind) && kind != TaskKind::Qlora; });
    facts["has_serving"] = any([](TaskKind kind) { return kind == TaskKind::Inference; });
    facts["has_images"] = any([](TaskKind kind) { return kind == TaskKind::ImageGeneration; });
    facts["has_budget"] = profile.monthlyBudget.has_value();

    double dataGb = 0.0;
    double billions = sized.trainingBillions.value_or(0.0);
    Json formats = Json::array();
    for (const TaskDemand &task : profile.tasks) {
        dataGb += task.dataGb;
        if (!task.weightFormat.isEmpty())
            formats.push_back(str(task.weightFormat));
        if (isTraining(task.kind) && task.modelId.isEmpty())
            billions = std::max(billions, task.parametersBillions);
    }
    facts["data_gb"] = dataGb;
    facts["weight_formats"] = formats;
    if (billions > 0.0)
        facts["training_billions"] = billions;
    if (sized.needGib)
        facts["need_gib"] = *sized.needGib;
    return facts;
}

} // namespace xuanka
