// Writes what is known into a shell before React replaces it: the learner's name and reviews due, and title and text of a lesson, first the text stored
// at the last visit (lib/lesson-text-store.ts), then the one of the early call. Only known elements are created, and texts stay texts.
(() => {
  const { earlySession: session, earlyAnswers: answers } = window;
  if (!session) return;
  const set = (name, text) => {
    for (const place of document.querySelectorAll(`[data-early=${name}]`)) {
      if (text) place.textContent = text;
    }
  };
  set('name', session.name);

  const TAGS =
    /^(p|h[2-4]|ul|ol|li|strong|em|code|pre|table|thead|tbody|tr|th|td|blockquote|br|hr)$/;
  const FIGURE_TAGS =
    /^(figure|figcaption|p|details|summary|svg|title|desc|path|rect|line|circle|text|tspan)$/;
  const FIGURE_NAMES =
    /^(className|cx|cy|d|height|r|role|rx|textAnchor|viewBox|width|x|x1|x2|y|y1|y2)$/;
  const SVG = 'http://www.w3.org/2000/svg';
  const figureOf = (one, isDrawing) => {
    const { type, tagName, properties = {}, children = [] } = one;
    if (type === 'text' || !FIGURE_TAGS.test(tagName)) return nodeOf(one);
    const inside = isDrawing || tagName === 'svg';
    const node = inside ? document.createElementNS(SVG, tagName) : document.createElement(tagName);
    for (const [name, value] of Object.entries(properties)) {
      const attribute = { className: 'class', textAnchor: 'text-anchor' }[name] ?? name;
      if (FIGURE_NAMES.test(name)) node.setAttribute(attribute, value);
    }
    node.append(...children.map((child) => figureOf(child, inside)));
    return node;
  };
  const nodeOf = ({ type, value, tagName, properties, children = [] }) => {
    if (type === 'text') return document.createTextNode(value);
    if (tagName === 'figure') return figureOf({ type, tagName, properties, children });
    const isTable = tagName === 'table';
    const node = TAGS.test(tagName)
      ? document.createElement(tagName)
      : tagName === 'a'
        ? document.createElement('span')
        : document.createDocumentFragment();
    if (tagName === 'script' || tagName === 'style') return node;
    if (tagName?.startsWith('h') && properties?.id) node.id = properties.id;
    if (/^t[hd]$/.test(tagName) && properties?.align === 'right') node.className = 'is-number';
    node.append(...children.map(nodeOf));
    if (!isTable) return node;
    const frame = document.createElement('figure');
    frame.className = 'table-frame';
    frame.append(node);
    return frame;
  };

  // As `printMinutes` of lib/study-minutes.ts.
  const hoursOf = (minutes) =>
    [minutes >= 60 && `${Math.floor(minutes / 60)} h`, minutes % 60 > 0 && `${minutes % 60} min`]
      .filter(Boolean)
      .join(' ');
  const answerOf = (address) =>
    answers[address].then((response) => (response.ok ? response.clone().json() : undefined));
  const addressWith = (end) => Object.keys(answers).find((one) => one.includes(end));
  const questions = (count) => `${count} ${count === 1 ? 'question' : 'questions'}`;
  // As `DueToday` of features/dashboard/overview/due-today.tsx.
  const showDue = ({ cardCount, dueCount, days }) => {
    const inWeek = days.reduce((sum, day) => sum + day.count, 0);
    // The place stays: what is below must not move.
    const card = document.querySelector('[data-early=due]');
    if (card && cardCount === 0) card.style.visibility = 'hidden';
    set('due-heading', dueCount > 0 ? 'Due today' : 'Review');
    set('due-figure', dueCount > 0 ? questions(dueCount) : 'Nothing due right now');
    const minutes = dueCount > 0 ? 'About three minutes. ' : '';
    set('due-note', `${minutes}${questions(inWeek)} in the next seven days.`);
  };
  const dashboard = addressWith('/dashboard');
  if (dashboard) {
    window.earlyTexts = answerOf(dashboard)
      .then((data) => {
        const greeting = data?.courses.length === 0 ? 'Welcome' : 'Welcome back';
        if (!data) return;
        set('welcome', `${greeting}, ${session.name.split(' ')[0]}`);
        showDue(data.recall);
      })
      .catch(() => undefined);
  }

  const address = addressWith('/player');
  const place = document.querySelector('[data-early=text]');
  if (!address || !place) return;
  const skeleton = [...place.childNodes];
  let shown;
  const show = (body) => {
    const text = body && JSON.stringify(body);
    if (text === shown) return;
    shown = text;
    place.style.minHeight = '200dvh';
    place.replaceChildren(...(body ? [nodeOf(body)] : skeleton));
  };
  // As `newestChangeOf` of components/course-changes.tsx.
  const changeOf = (changes = [], id = '') => {
    const own = changes.filter(({ modules }) => modules.includes(id));
    const [change] = own
      .filter(({ date }) => date === own[0].date)
      .sort((a, b) => a.modules.length - b.modules.length);
    if (!change) return undefined;
    const day = new Date(change.date).toLocaleDateString('en-US', {
      dateStyle: 'long',
      timeZone: 'UTC',
    });
    return `Updated on ${day}: ${change.text}`;
  };
  const showTitles = (course, modules, id) => {
    const module = modules.find((one) => one.id === id);
    set('heading', (module ?? course).title);
    set('title', (module ?? course).title);
    set('lead', (module ?? course).description);
    if (!module) return;
    set('change', changeOf(course.changes, id));
    const { onScreen, activities, atDesk } = module.minutes;
    const parts = [
      [onScreen, 'on screen'],
      [activities, 'of activities'],
      [atDesk, 'at your desk'],
    ].flatMap(([minutes, name]) => (minutes > 0 ? `${hoursOf(minutes)} ${name}` : []));
    set('place', [`Module ${module.order} of ${modules.length}`, ...parts].join(' · '));
  };

  const moduleId = new URL(address, location).searchParams.get('module');
  try {
    const { queries } = JSON.parse(document.getElementById('query-state').textContent);
    const find = (name) => queries.find(({ queryKey }) => queryKey[0] === name).state.data;
    showTitles(find('getCourse'), find('listModules'), moduleId);
    const key = `lesson-text:v1:${encodeURIComponent(session.id)}:${moduleId}`;
    const stored = sessionStorage.getItem(key) ?? localStorage.getItem(key);
    if (stored) show(JSON.parse(stored).body);
  } catch {
    // Without the text of the last visit, the one of the early call is shown.
  }
  window.earlyTexts = answerOf(address)
    .then((view) => {
      if (!view) return;
      showTitles(view.course, view.modules, moduleId);
      show(view.module?.body);
    })
    .catch(() => undefined);
})();
