/** Says that the page could not be loaded when one of its scripts or the app is missing: it would stay a placeholder. */
export function reportMissingScripts(): void {
  const report = ({ type, target }: Event) => {
    if (type === 'error' && !(target instanceof HTMLScriptElement)) return;
    window.removeEventListener('error', report, true);
    window.removeEventListener('app-missing', report);
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', show);
    else show();
  };
  // Failures to load do not bubble.
  window.addEventListener('error', report, true);
  window.addEventListener('app-missing', report);
}

function show(): void {
  const message = document.createElement('p');
  message.setAttribute('role', 'alert');
  message.style.cssText = 'padding: 1.25rem; text-align: center; font-weight: 600';
  message.textContent = 'This page didn’t load completely. Check your connection, then ';
  const link = document.createElement('a');
  link.href = location.href;
  link.textContent = 'load it again';
  link.style.textDecoration = 'underline';
  message.append(link, '.');
  (document.querySelector('main') ?? document.body).prepend(message);
}
