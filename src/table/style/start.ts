/** The page before a game. */
export const START = `
.start{height:100%;overflow:auto;padding:0 max(20px,calc(50vw - 560px)) 30px}
.start section,.start form{margin-top:26px}
.start h2{font-size:15px;letter-spacing:.1em;text-transform:uppercase;color:var(--soft);font-weight:600;margin-bottom:10px}
.hero{margin:0 calc(-1*max(20px,calc(50vw - 560px)));padding:44px max(20px,calc(50vw - 560px)) 34px;background:radial-gradient(120% 140% at 20% 0,color-mix(in srgb,var(--felt) 84%,#fff) 0,var(--felt) 70%);color:var(--feltink);border-bottom:4px solid var(--brass)}
.hero h1{font-size:clamp(34px,6vw,58px);line-height:1.05;margin:14px 0 10px;font-weight:600}
.hero p{max-width:60ch;font-size:18px}.hero .row{margin-top:22px}
.hero .main{background:var(--brass);color:#1b150a;border-color:#0003}.hero .main:hover{filter:brightness(1.08)}
.hero .plain{background:#0003;border-color:#fff5;color:var(--feltink)}
.hero .problem{color:#ffd9cc;border-color:#ffb49c;margin-top:16px}
.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(200px,1fr));gap:12px}
.card{display:grid;gap:6px;align-content:start;width:100%;height:100%;text-align:left;background:var(--card);border:1px solid var(--rule);border-radius:8px;padding:16px;cursor:pointer;box-shadow:var(--shadow)}
.card b{font-size:19px}.card span{color:var(--soft);font-size:15px}.card:hover{border-color:var(--brass)}
.card[aria-pressed=true]{border-color:var(--brass);box-shadow:inset 0 0 0 2px var(--brass)}
.plan{background:var(--card);border:1px solid var(--rule);border-radius:8px;padding:18px 20px}
.plan h2{color:var(--ink)}
.options{margin-top:14px;border-top:1px solid var(--rule);padding-top:10px}.options summary{cursor:pointer;font-weight:600;padding:6px 0}
.options ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,420px),1fr));gap:14px 24px;margin-top:12px}
.options label{display:grid;gap:4px}.options small{display:block;margin-top:4px}
.shelf{display:grid;gap:6px}.shelf li{display:flex;gap:8px;align-items:center}.shelf .plain{flex:1;min-width:0}
.start footer{margin-top:34px;color:var(--soft);font-size:14px}
`
