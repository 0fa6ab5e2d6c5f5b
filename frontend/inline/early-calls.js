// Makes the first calls of a learner's page, or of a public page for a learner, while its scripts still load (lib/early-answers.ts adopts
// the answers). Without a session, or with a token that is about to expire, it does nothing: the page then calls, and refreshes the token.
(() => {
  // Amplify's keys, as in lib/session/stored-tokens.ts: ….LastAuthUser names the user, ….<user>.accessToken holds the token.
  const sessionIn = (storage) => {
    const key = Object.keys(storage).find((name) => /^CognitoId.*\.LastAuthUser$/.test(name));
    if (!key) return undefined;
    const read = (name) => storage.getItem(key.slice(0, -12) + storage.getItem(key) + name);
    const [access, id] = [read('.accessToken'), read('.idToken')];
    return access && id ? { access, id, drift: parseInt(read('.clockDrift'), 10) || 0 } : undefined;
  };
  const claimsOf = (token) => {
    const base64 = token.split('.')[1].replace(/-/g, '+').replace(/_/g, '/');
    return JSON.parse(decodeURIComponent(escape(atob(base64))));
  };
  // The browser would keep the connection of an answer that no one reads.
  const readCompletely = async (response) => new Response(await response.arrayBuffer(), response);
  try {
    const session = sessionIn(sessionStorage) ?? sessionIn(localStorage);
    const { sub, exp } = claimsOf(session.access);
    if (exp * 1000 - Date.now() - session.drift < 30000) return;
    const own = '/api/users/' + encodeURIComponent(sub);
    const search = new URLSearchParams(location.search);
    const path = location.pathname.replace(/(.)\/$/, '$1');
    const player = /^\/course\/(\d+)\/play$/.exec(path);
    const course = /^\/courses?\/(\d+)$/.exec(path);
    const addresses = [];
    if (player) {
      const module = search.get('module');
      const query = /^[a-z0-9-]{1,120}$/.test(module ?? '') ? '?module=' + module : '';
      addresses.push(own + '/courses/' + player[1] + '/player' + query);
    } else if (path === '/dashboard' && search.get('trial') !== 'start') {
      const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
      addresses.push(
        own + '/dashboard' + (timeZone ? '?' + new URLSearchParams({ timeZone }) : ''),
      );
    } else if (path === '/review') {
      addresses.push(own + '/recall');
    } else if (/^\/account(\/(purchases|team))?$/.test(path)) {
      addresses.push(own + '/purchases');
    } else if (path === '/certificates') {
      addresses.push(own + '/certificates/overview');
    } else if (path === '/notifications') {
      const show = search.get('show');
      addresses.push(
        own + '/notifications?filter=' + (/^(un)?read$/.test(show ?? '') ? show : 'all'),
      );
    } else if (path === '/checkout' && /^\?(course|tier)=/.test(location.search)) {
      addresses.push('/api/courses', own + '/invoice-details');
    } else if (/^\/course\/\d+\/resources\/[\w-]+$/.test(path)) {
      addresses.push(path.replace('/course/', '/api/courses/'));
    } else if (course) {
      addresses.push(own + '/courses/' + course[1], own + '/access');
    } else if (/^\/(courses|paths|course-review)?$/.test(path)) {
      addresses.push(own + '/enrollments', own + '/access');
    }
    if (path === '/' || path === '/pricing') addresses.push(own + '/purchases');
    const { name, email = '' } = claimsOf(session.id);
    window.earlySession = {
      id: sub,
      name: name || email.split('@')[0],
      path: location.pathname,
    };
    window.earlyAnswers = {};
    for (const address of addresses) {
      const answer = fetch(address, {
        credentials: 'include',
        headers: { accept: 'application/json', authorization: 'Bearer ' + session.access },
      }).then(readCompletely);
      window.earlyAnswers[address] = answer;
      // Handled where it is used, if it is.
      answer.catch(() => {});
    }
  } catch {
    // There is no session, or storage is blocked.
  }
})();
