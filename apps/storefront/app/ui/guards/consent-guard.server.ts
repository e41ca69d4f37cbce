/**
 * Hides the cookie strip before the first paint once a choice is known, or where none can be stored; shows the choice
 * in the settings, and sends it without leaving the page. `action` takes the form. The service worker is registered
 * after a choice, not before.
 */
export const consentGuard = (action: string) =>
  `{
const root=document.documentElement,chosen=()=>/(?:^|; )consent=([^;]*)/.exec(document.cookie)?.[1];
const hide=()=>{root.dataset.chosen=""},check=()=>{if(!navigator.cookieEnabled||chosen()!==undefined)hide()};
check();addEventListener("pageshow",check);
if(chosen()!==undefined)addEventListener("load",()=>navigator.serviceWorker?.register("/sw.js").catch(()=>{}));
addEventListener("beforetoggle",({target})=>{if(target.id==="cookie-settings")for(const box of target.querySelectorAll("input"))box.checked=chosen()?.includes(box.name)},true);
addEventListener("submit",(event)=>{const{target:form,submitter}=event;if(form.getAttribute("action")!=="${action}")return;event.preventDefault();event.stopImmediatePropagation();fetch("${action}",{method:"POST",body:new URLSearchParams(new FormData(form,submitter)),redirect:"manual"}).then(()=>{hide();document.getElementById("cookie-settings")?.hidePopover()},()=>{})},true)
}`
    .split('\n')
    .join('')
