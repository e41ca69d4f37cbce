// Says the result of 3-D Secure to the shop's page.
const { message, origin } = document.body.dataset
window.parent.postMessage(message, origin)
