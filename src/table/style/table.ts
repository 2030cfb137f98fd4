/** The page of a game. */
export const TABLE = `
.room:has(.table){display:grid;grid-template:auto minmax(0,1fr)/minmax(0,1fr);overflow:hidden;position:relative}
.bar{display:flex;align-items:center;gap:18px;background:var(--felt);color:var(--feltink);padding:7px 18px;border-bottom:3px solid var(--brass)}
.score{display:flex;gap:20px;margin-left:auto;align-items:center}.score div{display:flex;align-items:center;gap:8px}
.score dt{font-size:13px;letter-spacing:.08em;text-transform:uppercase;opacity:.85}.score dd{font:700 19px/1 var(--type)}.score .phase dd{font:600 15px var(--sans)}.score .phase dt{display:none}
.side dt::before{content:'';display:inline-block;width:11px;height:11px;border-radius:50%;margin-right:7px;vertical-align:-1px;background:var(--d);border:2px solid var(--p)}
.menu{background:#0003;border:1px solid #fff4;border-radius:6px;color:inherit;padding:6px 14px;min-height:38px;cursor:pointer}
.table{display:grid;grid-template-columns:minmax(0,1fr) 400px;min-height:0}
aside{display:flex;flex-direction:column;min-height:0;border-left:1px solid var(--rule)}
.ask{flex:0 1 auto;min-height:0;padding:18px 20px 12px;overflow:auto;background:var(--card);border-bottom:1px solid var(--rule)}
.ask[data-asked]{box-shadow:inset 5px 0 0 var(--c)}
.who{font-size:13.5px;font-weight:600;letter-spacing:.06em;color:var(--soft)}
.ask h1{font-weight:600;font-size:21px;line-height:1.25;margin:3px 0 10px;text-wrap:balance}
.told{font-size:18px;min-height:3.2em;margin:6px 0 8px}
.guide{background:color-mix(in srgb,var(--brass) 16%,var(--card));border-left:3px solid var(--brass);padding:8px 12px;border-radius:0 5px 5px 0;margin-bottom:10px;font-size:15px}.guide .row{margin-top:6px}.guide .plain{min-height:34px;padding:3px 12px}.guide .quiet{min-height:34px;padding:3px 8px;color:var(--ink)}
fieldset{border:0;margin:0 0 11px;padding:0;min-width:0}legend{font-size:13.5px;font-weight:600;letter-spacing:.03em;color:var(--soft);padding:0 0 5px}legend em{font-style:normal;font-weight:500;color:var(--brassink)}
.choices{display:grid;grid-template-columns:repeat(var(--n,1),minmax(0,1fr));gap:6px}
.choice{position:relative;text-align:left;background:var(--paper);border:1px solid var(--rule);border-radius:6px;padding:9px 34px 9px 12px;min-height:44px;cursor:pointer;box-shadow:var(--shadow)}
.choices[style*="--n:3"] .choice,.choices[style*="--n:4"] .choice{padding:6px 8px;text-align:center}.choices[style*="--n:3"] .l,.choices[style*="--n:4"] .l{justify-content:center;font-size:15px;line-height:1.25}.choices[style*="--n:3"] .glyph,.choices[style*="--n:4"] .glyph{display:none}.choices[style*="--n:3"] kbd,.choices[style*="--n:4"] kbd{display:none}
.choice:not(.refused):hover,.choice.on{border-color:var(--brass);box-shadow:inset 0 0 0 1px var(--brass)}
.choice .l{font-weight:600;display:flex;gap:7px;align-items:center}.choice small{display:block}
.choice>kbd{position:absolute;right:9px;top:10px}
.choice.refused{background:none;border-style:dashed;box-shadow:none;cursor:help}.choice.refused{grid-column:1/-1;padding:7px 12px}.choice.refused .l{color:var(--soft);font-weight:500;display:block}.choice.refused i{font:12px var(--type)}
.choice[aria-pressed=true]{background:var(--felt);color:var(--feltink);border-color:var(--felt)}.choice[aria-pressed=true] :is(small,kbd){color:inherit}
.glyph{width:17px;height:17px;flex:none;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
.preview{min-height:22px;font-size:14.5px;color:var(--soft)}.preview b{color:var(--ink)}
.foot{position:sticky;bottom:-12px;background:var(--card);margin:2px -4px -12px;padding:2px 4px 6px;border-top:1px solid var(--rule)}.ask .tip{margin-bottom:8px}
.field{display:grid;grid-template-columns:minmax(0,1fr) 92px auto;gap:8px;align-items:end;background:var(--paper);border:1px solid var(--rule);border-radius:6px;padding:9px 12px;grid-column:1/-1}
.field label{font-weight:600}.field input[type=range]{width:100%;accent-color:var(--brass);min-height:28px}.field .main{padding:8px 12px}
.field.many{grid-template-columns:1fr 1fr}.field.many label{font-weight:400}.field.many :is(b,.main){grid-column:1/-1}
.field.tip{display:block}
.byname{margin-bottom:10px}.byname summary{cursor:pointer;font-size:14.5px;color:var(--soft);padding:4px 0}.byname .choices{margin-top:6px}
.because{font-size:14.5px;margin-top:6px}.because summary{cursor:pointer;color:var(--soft)}
.replay input[type=range]{width:100%;accent-color:var(--brass)}.replay .eye{display:flex;gap:10px;align-items:center;margin:10px 0}
.die{display:inline-grid;place-items:center;width:46px;height:46px;border:1px solid var(--rule);border-radius:8px;background:var(--paper);font:700 20px var(--type);cursor:pointer}
.faces{display:flex;flex-wrap:wrap;gap:6px;margin:8px 0}.faces .die:hover{border-color:var(--brass)}.thrown{display:flex;flex-wrap:wrap;gap:6px}.thrown .die{background:var(--card);border-style:dashed;cursor:default}
.dice form input{width:8em}
.look{flex:none;background:var(--paper);border-bottom:1px solid var(--rule);padding:8px 20px}.look .quiet{margin-left:auto}.look small{display:block}.look [aria-pressed=true]{border-color:var(--brass);box-shadow:inset 0 0 0 1px var(--brass)}.look .plain{min-height:36px;padding:5px 10px;font-size:14.5px}.odds{font-size:15px}.odds td{padding:1px 12px 1px 0}.look meter{width:100%;height:10px}
.log{flex:1 0 150px;min-height:0;overflow:auto;padding:12px 20px 24px;background:var(--paper)}
.log h2{font-size:13px;letter-spacing:.1em;text-transform:uppercase;color:var(--soft);font-weight:600;margin-bottom:4px}
.log li{border-bottom:1px dotted var(--rule)}.log li.turn{border-bottom:2px solid var(--brass)}
.entry{display:flex;justify-content:space-between;gap:10px;width:100%;text-align:left;background:none;border:0;padding:6px 0;cursor:pointer;font-size:15.5px}
.entry:hover{color:var(--brassink)}
.companion{grid-template-columns:minmax(0,1fr)!important;grid-template-rows:minmax(0,1fr)!important}.companion .map{display:none}.companion aside{display:block;overflow:auto;border:0;width:min(760px,100%);margin:0 auto}.companion .ask,.companion .log{overflow:visible}
.sheet-panel{padding:10px 20px;background:var(--card);border-bottom:1px solid var(--rule)}.sheet-panel h2{font-size:14px;margin:6px 0 2px}.sheet-panel h2::before{content:'';display:inline-block;width:11px;height:11px;border-radius:50%;margin-right:7px;background:var(--d);border:2px solid var(--p);outline:1px solid var(--c)}.sheet-panel li{display:grid;grid-template-columns:minmax(0,1fr) 70px;gap:10px;align-items:center;border-bottom:1px dotted var(--rule)}.sheet-panel .entry{min-height:38px;align-items:center;flex-wrap:wrap}.sheet-panel .gone{opacity:.6}.sheet-panel meter{width:100%}
.curtain{position:fixed;inset:0;z-index:9;display:grid;place-items:center;background:repeating-linear-gradient(90deg,#22342c 0 26px,#1b2b24 26px 52px);color:#f1ead6;text-align:center}
.curtain>div{background:#16231d;padding:44px min(60px,8vw);border:1px solid #a67c2d;border-radius:8px;max-width:92vw}.curtain h1{font-size:44px;margin:8px 0}.curtain p{margin-bottom:18px}.curtain .main{background:#a67c2d;color:#1b150a}
@media (max-width:1000px){.table{grid-template-columns:minmax(0,1fr) 340px}}
@media (max-width:760px){
.bar{padding:6px 12px;gap:10px}.bar .brand,.score .phase{display:none}.score{gap:12px;margin:0;flex:1;min-width:0;justify-content:space-between}.score div{gap:5px;min-width:0}.score dt{font-size:13px;letter-spacing:0;text-transform:none;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}.score dd{font-size:17px}.menu{padding:4px 10px}
.table{grid-template-columns:none;grid-template-rows:minmax(0,46%) minmax(0,1fr)}
aside{border-left:0;border-top:3px solid var(--brass);display:block;overflow:auto}
.ask{padding:12px 14px;overflow:visible}.ask h1{font-size:18px;margin-bottom:8px}.log,.look{padding:10px 14px;overflow:visible}
.choice kbd,.foot kbd{display:none}.choice{padding-right:12px}
.tools{flex-direction:row;right:8px;bottom:8px}.tools button{border-bottom:0;border-right:1px solid var(--rule)}
.curtain h1{font-size:34px}
}
`
