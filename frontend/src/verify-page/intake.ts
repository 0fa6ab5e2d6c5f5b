import { isCertificateId } from '@learning/shared/credentials/public-certificate';
import { LIMITS } from '@learning/shared/credentials/limits';
import { checkCertificate, checkFile, type CheckResult, checkText } from './check.ts';
import { byId, sign } from './elements.ts';
import { showResult } from './show-result.ts';

/** Takes a file or a text, and shows the verdict in place of the form. */
export function startIntake(): void {
  const input = byId('file') as HTMLInputElement;
  const text = byId('text') as HTMLTextAreaElement;
  input.addEventListener('change', () => {
    const file = input.files?.[0];
    input.value = '';
    if (file) void show(checkOne(file));
  });
  byId('paste').addEventListener('submit', (event) => {
    event.preventDefault();
    const value = text.value.trim();
    byId('paste-problem').textContent = value
      ? ''
      : 'Paste something first, or choose a file above.';
    if (value) void show(checkPasted(value));
    else text.focus();
  });
  startDropping();
  addEventListener('popstate', () => showForm(!history.state));
}

function startDropping(): void {
  const mark = (isOver: boolean) => byId('drop').classList.toggle('over', isOver);
  // Anywhere on the page: a browser would otherwise leave it to open the file.
  document.addEventListener('dragover', (event) => {
    event.preventDefault();
    mark(true);
  });
  document.addEventListener('dragleave', (event) => {
    if (!event.relatedTarget) mark(false);
  });
  document.addEventListener('drop', (event) => {
    event.preventDefault();
    mark(false);
    const file = event.dataTransfer?.files[0];
    const text = event.dataTransfer?.getData('text/plain').trim();
    if (file) void show(checkOne(file));
    else if (text) void show(checkPasted(text));
  });
}

async function checkOne(file: File): Promise<CheckResult> {
  if (file.size > LIMITS.fileBytes) return { kind: 'unreadable', code: 'too_large' };
  try {
    return await checkFile(new Uint8Array(await file.arrayBuffer()));
  } catch {
    return { kind: 'unreadable', code: 'damaged_file' };
  }
}

/** Checks a pasted credential, id or address; an address of another site is not opened. */
function checkPasted(value: string): Promise<CheckResult> {
  const id =
    /^(?:https?:\/\/[^/\s]+)?\/?(?:verify\/|credentials\/)?([\w-]{16,64})(?:\.jwt)?\/?$/.exec(
      value,
    )?.[1];
  return isCertificateId(id) ? checkCertificate(id) : checkText(value);
}

async function show(check: Promise<CheckResult>): Promise<void> {
  showForm(false);
  // Going back leads to the form again.
  history.pushState('result', '');
  byId('word').textContent = 'Checking…';
  byId('word').focus();
  scrollTo(0, 0);
  showResult(await check);
}

function showForm(isForm: boolean): void {
  document.documentElement.dataset['view'] = isForm ? 'intake' : 'certificate';
  const verdict = byId('verdict');
  verdict.removeAttribute('data-tone');
  verdict.setAttribute('aria-busy', 'true');
  verdict.querySelector('.seal')!.replaceChildren(sign('waiting'));
  byId('sentence').textContent = 'This takes a moment.';
  byId('details').replaceChildren();
  if (isForm) byId('intake-title').focus();
}
