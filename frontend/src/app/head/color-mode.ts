/** Sets the color mode before the first paint, so that no page flashes in the other one, and follows the system's changes. */
export function applyColorMode(): void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  let chosen = readChosen();
  const apply = () => {
    const isDark = chosen === 'dark' || (chosen !== 'light' && system.matches);
    document.documentElement.classList.toggle('dark', isDark);
    document.documentElement.style.colorScheme = isDark ? 'dark' : 'light';
  };
  apply();
  system.addEventListener('change', () => {
    chosen = readChosen();
    apply();
  });
}

function readChosen(): unknown {
  try {
    return JSON.parse(localStorage.getItem('color-mode:v1') ?? 'null');
  } catch {
    // Storage is blocked: follow the system.
    return null;
  }
}
