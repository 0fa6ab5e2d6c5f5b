// A click before React handles the page would be lost: the last one is stored and replayed (early-click.ts). A form is sent once React knows what
// was typed: until then, the press on its button is stored, too, and the browser does not send the form itself.
(() => {
  const storeClick = (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button) window.earlyClick = button;
  };
  const holdSubmit = (event) => {
    if (!event.submitter) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    window.earlyClick = event.submitter;
  };
  const until = (ready, name, listener) => {
    document.addEventListener(name, listener, true);
    const end = () => document.removeEventListener(name, listener, true);
    document.addEventListener(ready, end, { once: true });
  };
  until('page-ready', 'click', storeClick);
  until('input-ready', 'submit', holdSubmit);
})();
