// wingover/fighting-wings/rules

// Explanation
type Explanation<Id extends string = string> = Omit<RuleInfo, 'silent'> & Partial<RulingText> & RuleText & {
    readonly id: Id;
};

// Glossary
interface Glossary<Rule extends string = string> {
    readonly sections: Readonly<Record<string, string>>;
    readonly synonyms: readonly (readonly string[])[];
    readonly terms: Readonly<Record<string, readonly Rule[]>>;
}

// RuleId
type RuleId = Exclude<keyof typeof rules, CoreRule>;

// RuleInfo
interface RuleInfo {
    readonly title: string;
    readonly source: string;
    readonly status: RuleStatus;
    readonly option?: string;
    readonly silent?: true;
}

// RuleText
interface RuleText {
    readonly summary: string;
    readonly reason?: string;
    readonly silent?: string;
}

// RulingText
interface RulingText extends RuleText {
    readonly question: string;
    readonly readings: readonly string[];
    readonly choice: number;
    readonly reason: string;
    readonly noSwitch?: string;
}

// TextsOf
type TextsOf<R extends Readonly<Record<string, RuleInfo>>, Id extends keyof R = keyof R> = {
    readonly [I in Id]: (R[I]['status'] extends 'ruling' ? RulingText : RuleText) & (R[I] extends {
        readonly silent: true;
    } ? {
        readonly silent: string;
    } : unknown);
};

// explain
const explain: (id: RuleId) => Explanation<RuleId>;

// glossary
const glossary: Glossary<RuleId>;

// rules
const rules: {
    'ASP-10.3-head-on-notes'
    'ASP-10.3-stacking'
    'BR-01'
    'BR-02'
    'BR-03'
    'BR-04'
    'BR-05'
    'BR-06'
    'BR-07'
    'BR-08'
    'BR-09'
    'BR-10'
    'BR-11'
    'BR-12'
    'BR-13'
    'BR-14'
    'BR-15'
    'BR-16'
    'BR-17'
    'BR-18'
    'BR-19'
    'BR-20'
    'BR-21'
    'BR-22'
    'BR-23'
    'BR-24'
    'BR-25'
    'BR-26'
    'BR-27'
    'BR-28'
    'BR-29'
    'BR-30'
    'BR-31'
    'BR-32'
    'BR-33'
    'BR-34'
    'BR-35'
    'BR-36'
    'BR-37'
    'BR-38'
    'BR-39'
    'BR-40'
    'BR-41'
    'BR-42'
    'BR-43'
    'BR-44'
    'BR-45'
    'BR-46'
    'BR-47'
    'BR-48'
    'CORE-AGENDA'
    'CORE-DICE'
    'CORE-LIMIT'
    'CORE-OVER'
    'CORE-PHASE'
    'CORE-RECORD'
    'CORE-RESIGN'
    'CORE-SEAT'
    'CORE-SEED'
    'CORE-SHAPE'
    'CORE-STATE'
    'FW-10.2-beam-armor'
    'FW-10.2-crack-half-burst'
    'FW-10.2-mg-sighting'
    'FW-10.2-temp-jams'
    'FW-10.2-zero-deflection'
    'FW-10.5-blind-spot'
    'FW-10.5-gunners-vertical'
    'FW-11-13-attainable'
    'FW-11-power-order'
    'FW-11.1-severe-climb'
    'FW-11.3-oxygen'
    'FW-12.2-green-leader'
    'FW-12.4-gifted'
    'FW-13-drop-tanks'
    'FW-14.1-14.4-fatigue-sight'
    'FW-14.3-climb-speed'
    'FW-14.6-scatter-1'
    'FW-14.6-scatter-altitude'
    'FW-14.6-scatter-fatigue'
    'FW-14.6-setup'
    'FW-15.1-weather-immersion'
    'FW-20.3.1-parachutists'
    'FW-3.3-collision-size'
    'FW-4.1-dive-accel'
    'FW-4.2-climb-decel'
    'FW-4.2-excess-speed'
    'FW-4.5-deliberate-spin'
    'FW-4.5-stall-altitude'
    'FW-4.5-stall-carries'
    'FW-4.5-stall-restrictions'
    'FW-4.6-deliberate-turn-stall'
    'FW-4.6-disorientation'
    'FW-5.1-vertical-bank'
    'FW-5.5-gloc-vfps'
    'FW-5.6-slats-minspeed'
    'FW-5.6-slats-stall'
    'FW-5.6-slats-turnspeed'
    'FW-5.6-slats-with-flaps'
    'FW-6.3-from-sd-to-zc'
    'FW-6.3-from-zc-to-sd'
    'FW-6.4-reversal-limits'
    'FW-6.4-sd-reversal-first-turn'
    'FW-6.6-negG-test'
    'FW-7.1-slip-decel-timing'
    'FW-7.5-hammerhead'
    'FW-7.6-snap-rolls'
    'FW-7.7-negG-turn'
    'FW-8.1e-class'
    'FW-8.1e-vertical-tailing'
    'FW-8.1h-blind-vertical'
    'FW-8.1h-border'
    'FW-9.2-vertical-turn-arc'
    'FW-CRIT-engine'
    'HR-01'
    'HR-02'
    'HR-03'
    'HR-04'
    'HR-05'
    'HR-06'
    'HR-07'
    'HR-08'
    'HR-09'
    'HR-10'
    'HR-11'
    'HR-12'
    'HR-13'
    'OTR1-10.2-friendly-in-fire'
    'OTR1-11.2-engine-shutdown'
    'OTR1-11.2-four-engine-speeds'
    'OTR1-13-bomb-bay'
    'OTR1-13-jettison-timing'
    'OTR1-16.2-hard-point'
    'OTR1-20.2-flap-gear-timing'
    'OTR1-20.2-gear-flap-decel'
    'OTR1-3.4-half-fp'
    'OTR1-3.6-6.6-fuel-injection'
    'OTR1-4.5-stall-is-steep-dive'
    'OTR1-5.1-bank-carry'
    'OTR1-5.1-carry-use-or-lose'
    'OTR1-5.1-vertical-bank-declare'
    'OTR1-5.3-carry-no-instant-facing'
    'OTR1-5.3-inverted-level-turn-decel'
    'OTR1-5.3-inverted-mode-split'
    'OTR1-5.3-inverted-turn-reduction'
    'OTR1-6.1-inverted-climb-timing'
    'OTR1-6.1-inverted-zoom-no-vc'
    'OTR1-6.2-sd-min-loss'
    'OTR1-6.3-mf-gifted-vertical'
    'OTR1-6.3-vd-inverted-exit'
    'OTR1-8.1e-tailing'
    'OTR1-AID-bombers-mf'
    'OTR1-AID-noncumulative'
    'OTR1-AID-overload-5'
    'OTR1-AID-rocket-burst'
    'OTR1-AID-severe-4'
    'OTR1-AID-severe-5'
    'OTR1-AID-turnchart-stall-note'
    'OTR1-CRIT-equip-3'
    'OTR2-10.3-collision-mods'
    'OTR2-10.3-not-head-on'
    'OTR2-10.3-worst-deflection'
    'OTR2-13-bomb-bay'
    'OTR2-13-jettison-restrict'
    'OTR2-13-jettison-timing'
    'OTR2-18-reload'
    'OTR2-4.2-turn-decel-timing'
    'OTR2-4.6-turn-stall-backup'
    'OTR2-5.1-5.3-7.1-carry'
    'OTR2-6.4-tailing-reversal'
    'OTR2-8.1e-range'
    'OTR2-8.6-formation-types'
}

// texts
const texts: TextsOf<typeof rules, RuleId>;
