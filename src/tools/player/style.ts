/** The page's style sheet. */
export const STYLE = `
:root{--paper:#fff;--ink:#1c2b36;--faint:#51697a;--line:#c5d3dc;--wash:#eef4f8;--mark:#fff0c2;--link:#00558a}
@media (prefers-color-scheme:dark){:root{--paper:#131b21;--ink:#e6edf2;--faint:#a3b7c4;--line:#3a4a56;--wash:#1e2a33;--mark:#4a3b0c;--link:#7cc4f5}}
*{box-sizing:border-box}
[hidden]{display:none!important}
body{margin:0;display:flex;flex-direction:column;height:100vh;height:100dvh;background:var(--paper);color:var(--ink);font:15px/1.45 system-ui,sans-serif}
header{padding:.6rem 1rem 0}
h1{font-size:1.3rem;margin:0}
h2{font-size:1rem;margin:.6rem 0 .3rem;display:inline-block}
header p{margin:.1rem 0 .5rem;color:var(--faint)}
a{color:var(--link)}
main{display:grid;grid-template-columns:minmax(0,1fr) minmax(20rem,26rem);gap:1rem;padding:0 1rem .6rem;flex:1;min-height:0}
.table,aside{display:flex;flex-direction:column;min-height:0}
#board{flex:1;min-height:0;overflow:auto;border:1px solid var(--line);border-radius:6px;background:#fff;color:#1c2b36;text-align:center}
#board svg{display:block;margin:auto;width:100%;height:100%}
#board.large svg{width:200%;height:200%}
#controls{padding:.4rem 0 0}
#seek{width:100%;margin:0;accent-color:var(--link)}
.row{display:flex;flex-wrap:wrap;gap:.4rem;align-items:center}
button,select{font:inherit;color:inherit;background:var(--wash);border:1px solid var(--line);border-radius:5px;padding:.3rem .6rem;min-height:2.3rem;min-width:2.5rem;cursor:pointer}
#play{min-width:5rem;font-weight:bold}
button:focus-visible,select:focus-visible,input:focus-visible,a:focus-visible,summary:focus-visible{outline:3px solid var(--link);outline-offset:1px}
button[aria-pressed=true]{background:var(--mark)}
#place{min-width:6rem;text-align:center;font-variant-numeric:tabular-nums}
#now{background:var(--wash);border:1px solid var(--line);border-left:5px solid var(--link);border-radius:5px;padding:.5rem .8rem;height:11rem;flex:none;overflow:auto}
#now p{margin:.15rem 0}
#now .cited{color:var(--faint);font-size:.9em;margin:.4rem 0 0;padding-left:1.1rem}
aside>section:nth-child(2){flex:1;min-height:6rem;display:flex;flex-direction:column}
#log{list-style:none;margin:0;padding:0;flex:1;min-height:0;overflow:auto;border:1px solid var(--line);border-radius:5px;position:relative}
.turn{font-weight:bold;padding:.35rem .6rem;background:var(--wash);border-top:1px solid var(--line);position:sticky;top:0}
.step{display:grid;grid-template-columns:3.6rem minmax(0,1fr);gap:.5rem;padding:.2rem .4rem;border-top:1px solid var(--line);overflow-wrap:anywhere}
.step button{min-height:1.7rem;padding:.1rem;align-self:start;font-variant-numeric:tabular-nums}
.step[aria-current]{background:var(--mark)}
.step p{margin:.1rem 0}
.order{font-weight:600}
.step a,#now a{font-size:.85em;white-space:nowrap}
#rules{list-style:none;margin:0;padding:0;max-height:22vh;overflow:auto;font-size:.93em}
#rules li{padding:.15rem 0;border-top:1px solid var(--line)}
#rules li:target{background:var(--mark)}
#rules i{color:var(--faint)}
summary{cursor:pointer}
@media (max-width:60rem){body{height:auto;min-height:100vh}main{display:block;padding:0 .5rem .5rem}header{padding:.5rem .5rem 0}.table{display:contents}#board{max-height:75vh}#board svg,#board.large svg{height:auto}#now{margin-top:.4rem;height:auto;min-height:9rem}#log{max-height:60vh}#rules{max-height:none}#controls{position:sticky;bottom:0;background:var(--paper);z-index:1;padding-bottom:.4rem}}
@media print{body{display:block;height:auto;background:#fff;color:#000;font-size:10pt}main,.table,aside,aside>section:nth-child(2){display:block}#board{border:0;overflow:visible}#board svg{max-height:22cm}#controls,.step button{display:none!important}#now,#log,#rules{height:auto;max-height:none;overflow:visible;min-height:0}.step{display:block;break-inside:avoid}.turn{position:static}}
`
