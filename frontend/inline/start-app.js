// Starts the app once the page has been painted, so that its text does not share the connection with the scripts that `<template id="app">`
// names. The styles of the whole site come with them, and React waits for those: it adds what the styles in the head do not cover.
(() => {
  // How long the scripts wait for the texts of the early call (`early-text.js`). On a slow connection, those overtake them anyway.
  const EARLY_TEXT_MS = 100;
  const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const wait = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
  const parsed = new Promise((done) => document.addEventListener('DOMContentLoaded', done));

  // Without its scripts, the page would stay a placeholder.
  const tellFailure = () => {
    const message = document.createElement('p');
    message.setAttribute('role', 'alert');
    message.style.cssText = 'padding: 1.25rem; text-align: center; font-weight: 600';
    message.textContent = 'This page didn’t load completely. Check your connection, then ';
    const link = document.createElement('a');
    link.href = location.href;
    link.textContent = 'load it again';
    link.style.textDecoration = 'underline';
    message.append(link, '.');
    const main = document.querySelector('main') ?? document.body;
    main.prepend(message);
  };

  const start = () => {
    const { content } = document.getElementById('app');
    for (const one of content.children) {
      const preload = document.createElement('link');
      preload.rel = 'modulepreload';
      preload.crossOrigin = 'anonymous';
      preload.href = one.getAttribute('src') ?? one.getAttribute('href');
      document.head.append(preload);
    }
    const scripts = content.querySelectorAll('script');
    const run = () => {
      import(scripts[scripts.length - 1].getAttribute('src')).catch(tellFailure);
    };
    const styles = document.querySelector('link[rel=stylesheet][data-late]');
    styles.addEventListener('load', run, { once: true });
    // Without the styles, the page still works.
    styles.addEventListener('error', run, { once: true });
    styles.disabled = false;
  };

  // A tab in the background is not painted.
  const shown = document.hidden
    ? undefined
    : painted().then(() => Promise.race([window.earlyTexts?.then(painted), wait(EARLY_TEXT_MS)]));
  void Promise.all([parsed, shown]).then(start);
})();
