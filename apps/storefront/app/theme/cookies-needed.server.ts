/** What a shopper reads whose browser stores no cookies. */
export const COOKIES_NEEDED = {
  title: 'Your browser is blocking cookies',
  text: 'The shop needs them for your bag, wishlist, sign-in and checkout. Allow cookies and site data for this site (use the icon beside the address, or Privacy in your browser’s settings), then load this page again.',
} as const

/** Forms that do nothing without cookies, by the first segment of where they are sent. */
const NEEDING = '^/(?:api/me|cart|checkout|compare|customer|gift-card(?=\\.)|w|wishlist)(?=[/.]|$)'

/**
 * Script of the document's head, before all others. Storage that throws is replaced by one that forgets, so no script
 * of ours or of a library fails by it. What needs cookies is not sent where none are stored: one alert says why. The
 * page's own code would cost every shopper, this only who blocks cookies.
 */
export const COOKIE_GUARD = `{
for(const name of["localStorage","sessionStorage"])try{window[name].getItem(name)}catch{const m=new Map;try{Object.defineProperty(window,name,{configurable:true,value:{getItem:(k)=>m.get(String(k))??null,setItem:(k,v)=>{m.set(String(k),String(v))},removeItem:(k)=>{m.delete(String(k))},clear:()=>m.clear(),key:(i)=>[...m.keys()][i]??null,get length(){return m.size}}})}catch{}}
try{document.cookie}catch{try{Object.defineProperty(document,"cookie",{configurable:true,get:()=>"",set(){}})}catch{}}
const isBlocked=()=>{try{document.cookie="stored=1;path=/;samesite=lax";const is=!/(?:^|; )stored=1/.test(document.cookie);document.cookie="stored=;path=/;max-age=0";return is}catch{return true}};
const needs=(url)=>{const{origin,pathname}=new URL(url,location.href);return origin===location.origin&&/${NEEDING.replaceAll('/', '\\/')}/.test(pathname)&&isBlocked()};
const tell=()=>{document.querySelector(".cookies-needed")?.remove();const make=(tag,text)=>Object.assign(document.createElement(tag),{textContent:text});const box=Object.assign(make("div",""),{className:"cookies-needed",role:"alert"});box.append(make("strong",${JSON.stringify(COOKIES_NEEDED.title)}),make("p",${JSON.stringify(COOKIES_NEEDED.text)}));(document.querySelector("dialog:modal")??document.body).append(box)};
const stop=(event)=>{event.preventDefault();event.stopImmediatePropagation();tell()};
addEventListener("submit",(event)=>{const{target:form,submitter}=event;if(form.method==="post"&&needs(submitter?.hasAttribute("formaction")?submitter.formAction:form.action))stop(event)},true);
addEventListener("click",(event)=>{const at=event.target.closest?.("[data-heart],a[href]");if(at&&(at.matches("[data-heart]")?isBlocked():/^\\/checkout(?:\\/|$)/.test(at.pathname)&&needs(at.href)))stop(event)},true);
const send=window.fetch;
window.fetch=(to,init)=>{if((init?.method??to.method)?.toUpperCase()!=="POST"||!needs(to.url??to))return send(to,init);tell();return Promise.resolve(new Response(null,{status:204}))}
}`
  .split('\n')
  .join('')
