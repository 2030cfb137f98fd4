/** A plotting room of 1940: baize, brass, wood and paper, by day and by lamp. */
export const TOKENS = `
:host{display:block;height:100%}
wingover-table{display:block;height:100%}
.room{--paper:#efe7d4;--card:#f9f4e8;--ink:#22302c;--soft:#55605a;--rule:#cbbf9f;--felt:#33483e;--felt2:#24342c;--feltink:#f3ecd9;
--brass:#a67c2d;--brassink:#75541a;--sheet:#d8e0d2;--wood:#6b4f33;--line:#a3b1a0;--num:#61705f;--reach:#e2ac3f;--warn:#9c2c1a;--good:#2b6a4a;
--casing:#fffaf0;--shadow:0 1px 0 #fff9 inset,0 1px 2px #0002;
--sans:'Cabin Variable',Cabin,'Gill Sans','Gill Sans MT',Calibri,sans-serif;--type:'Courier Prime','Courier New',monospace;
color-scheme:light;height:100%;box-sizing:border-box;font:16px/1.42 var(--sans);color:var(--ink);background:var(--paper)}
.room.dark{--paper:#141c1a;--card:#1c2724;--ink:#ece5d2;--soft:#a7b0a6;--rule:#3a4a43;--felt:#101816;--felt2:#0a100e;--feltink:#ece5d2;
--brass:#d0a650;--brassink:#e2bd6c;--sheet:#20312c;--wood:#3d2e1f;--line:#3f554d;--num:#7c9488;--reach:#d9ad52;--warn:#ff9b82;--good:#86d3a8;
--casing:#0c1311;--shadow:0 1px 2px #0007;color-scheme:dark}
.hue-orange{--c:#9d2c18;--d:#fdf0e4;--p:#a8321f;--e:#fdf0e4}
.hue-blue{--c:#173f66;--d:#23507a;--p:#ffffff;--e:#173f66}
.hue-green{--c:#1c5b41;--d:#eef6ee;--p:#1c5b41;--e:#eef6ee}
.hue-purple{--c:#693157;--d:#7c3a66;--p:#ffffff;--e:#693157}
.hue-none{--c:#4a4a48;--d:#dcdad2;--p:#4a4a48;--e:#dcdad2}
.dark .hue-orange{--c:#f28d70;--d:#34190f;--p:#ff9d80;--e:#34190f}
.dark .hue-blue{--c:#8fc3ee;--d:#1f5686;--p:#ffffff;--e:#8fc3ee}
.dark .hue-green{--c:#7fd3ad;--d:#12251d;--p:#7fd3ad;--e:#12251d}
.dark .hue-purple{--c:#e7aed3;--d:#6d3659;--p:#ffffff;--e:#e7aed3}
.dark .hue-none{--c:#c9c7bf;--d:#3d3d3a;--p:#c9c7bf;--e:#3d3d3a}
.room *{box-sizing:border-box}
:where(.room) :where(h1,h2,h3,p,dl,dd,ol,ul){margin:0;padding:0}
:where(.room) :where(ul,ol){list-style:none}
:where(.room) :where(button,select,input){font:inherit;color:inherit}
.room :focus-visible{outline:3px solid var(--brass);outline-offset:1px}
.brand{font-weight:700;letter-spacing:.16em;text-transform:uppercase;font-size:14px}
.brand span{font-weight:500;opacity:.85;margin-left:.6em;letter-spacing:.06em}
.row{display:flex;flex-wrap:wrap;gap:8px;align-items:center}
.main{background:var(--felt);color:var(--feltink);border:1px solid var(--brass);border-radius:6px;padding:9px 18px;font-weight:600;cursor:pointer;min-height:42px}
.main:hover{background:var(--felt2)}.main:disabled{opacity:.55;cursor:default}
.big{font-size:19px;padding:13px 26px}
.plain{background:var(--card);border:1px solid var(--rule);border-radius:6px;padding:8px 14px;min-height:42px;cursor:pointer;text-align:left}
.plain:hover{border-color:var(--brass)}
.quiet{background:none;border:0;border-radius:4px;color:var(--soft);font-size:14.5px;padding:8px 8px 8px 0;cursor:pointer;min-height:38px}
.quiet:hover:not(:disabled){color:var(--ink);text-decoration:underline}.quiet:disabled{opacity:.45;cursor:default}
.link{background:none;border:0;padding:0;color:var(--brassink);text-decoration:underline;cursor:pointer;text-align:left}
.tip{color:var(--soft);font-size:14.5px}.tip b{color:var(--ink)}
.problem{color:var(--warn);font-weight:600;border-left:3px solid var(--warn);padding:4px 0 4px 10px}
.type{font-family:var(--type)}
kbd{font:12px var(--type);color:var(--soft);border:1px solid var(--rule);border-radius:3px;padding:0 4px}
small{font-size:14px;line-height:1.35;color:var(--soft)}
select,input:not([type=range],[type=checkbox]){background:var(--card);border:1px solid var(--rule);border-radius:5px;padding:8px 10px;min-height:42px;max-width:100%}
.heard{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.room dialog{border:1px solid var(--brass);border-radius:8px;background:var(--card);color:var(--ink);max-width:min(640px,calc(100vw - 24px));width:100%;padding:20px 22px;box-shadow:0 10px 40px #0007}
.room dialog::backdrop{background:#0b120fb0}
.room dialog h2{font-size:19px;line-height:1.3;margin-bottom:10px}.sheet{max-height:58vh;overflow:auto;margin-bottom:14px}.sheet>*+*{margin-top:10px}
.room pre{font:13px/1.35 var(--type);max-height:34vh;overflow:auto;background:var(--paper);border:1px solid var(--rule);padding:8px;white-space:pre-wrap;overflow-wrap:anywhere}.facts{display:grid;grid-template-columns:auto 1fr;gap:2px 14px}.facts dt{color:var(--soft)}
.rule h3{font-size:16px}.rule p{margin-top:4px}.rule ul{list-style:disc;padding-left:20px}.otherwise{margin-top:8px}.otherwise .plain{width:100%}.otherwise div{border-left:3px solid var(--brass);margin-top:6px;padding:2px 0 2px 10px}.otherwise p+p{margin-top:4px}.cite{font:13px var(--type);color:var(--soft)}
.sum{border-collapse:collapse;font-size:15px}.sum th{text-align:left;font-weight:400;padding:2px 18px 2px 0}.sum td{font-family:var(--type);padding:2px 14px 2px 0;text-align:right}
.rolled{display:inline-flex;gap:3px;vertical-align:middle}.rolled i{font:700 13px/18px var(--type);min-width:19px;height:19px;text-align:center;border:1px solid var(--rule);border-radius:4px;background:var(--card);padding:0 2px}
.fields{display:grid;grid-template-columns:repeat(auto-fill,minmax(210px,1fr));gap:12px;margin:10px 0}.fields label{display:grid;gap:4px;font-size:14px;color:var(--soft)}.fields select{color:var(--ink);font-size:16px}
`
