export const COOKIES_NEEDED = {
  title: 'Your browser is blocking cookies',
  text: 'The shop needs them for your bag, wishlist, sign-in and checkout. Allow cookies and site data for this site (use the icon beside the address, or Privacy in your browser’s settings), then load this page again.',
} as const

/** First path segments of actions that need cookies. */
const NEEDING = '^/(?:api/me|cart|checkout|compare|customer|gift-card(?=\\.)|w|wishlist)(?=[/.]|$)'

/**
 * First script of the document. Each test of cookies has its own, for another tab may delete its at the same moment.
 * Replaces storage that throws with an in-memory one and stops requests that need cookies, with one alert.
 */
export const COOKIE_GUARD = `{
for(const name of["localStorage","sessionStorage"])try{window[name].getItem(name)}catch{const m=new Map;try{Object.defineProperty(window,name,{configurable:true,value:{getItem:(k)=>m.get(String(k))??null,setItem:(k,v)=>{m.set(String(k),String(v))},removeItem:(k)=>{m.delete(String(k))},clear:()=>m.clear(),key:(i)=>[...m.keys()][i]??null,get length(){return m.size}}})}catch{}}
try{document.cookie}catch{try{Object.defineProperty(document,"cookie",{configurable:true,get:()=>"",set(){}})}catch{}}
const isBlocked=()=>{try{const one="stored"+Math.random()+"=1";document.cookie=one+";path=/;samesite=lax";const is=!document.cookie.includes(one);document.cookie=one+";path=/;max-age=0";return is}catch{return true}};
const needs=(url)=>{const{origin,pathname}=new URL(url,location.href);return origin===location.origin&&/${NEEDING.replaceAll('/', '\\/')}/.test(pathname)&&isBlocked()};
const tell=()=>{document.querySelector(".cookies-needed")?.remove();const make=(tag,text)=>Object.assign(document.createElement(tag),{textContent:text});const box=Object.assign(make("div",""),{className:"cookies-needed",role:"alert"});box.style.cssText="position:fixed;z-index:80;inset:auto 0 0;padding:var(--s4) var(--gutter);background:var(--sale);color:var(--surface)";box.append(make("strong",${JSON.stringify(COOKIES_NEEDED.title)}),make("p",${JSON.stringify(COOKIES_NEEDED.text)}));(document.querySelector("dialog:modal")??document.body).append(box)};
const stop=(event)=>{event.preventDefault();event.stopImmediatePropagation();tell()};
addEventListener("submit",(event)=>{const{target:form,submitter}=event;if(form.method==="post"&&needs(submitter?.hasAttribute("formaction")?submitter.formAction:form.action))stop(event)},true);
addEventListener("click",(event)=>{const at=event.target.closest?.("[data-heart],a[href]");if(at&&(at.matches("[data-heart]")?isBlocked():/^\\/checkout(?:\\/|$)/.test(at.pathname)&&needs(at.href)))stop(event)},true);
const send=window.fetch;
window.fetch=(to,init)=>{if((init?.method??to.method)?.toUpperCase()!=="POST"||!needs(to.url??to))return send(to,init);tell();return Promise.resolve(new Response(null,{status:204}))}
}`
  .split('\n')
  .join('')
