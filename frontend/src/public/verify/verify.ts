import { LIMITS } from '@learning/shared/credentials/limits';
import { isCertificateId } from '@learning/shared/credentials/public-certificate';
import {
  checkCertificate,
  checkFile,
  type CheckResult,
  checkText,
} from '#features/verify/check/check.ts';
import { setFacts } from '../facts.ts';
import { showChecking, showResult } from './show-result.ts';

/** Checks the certificate of the address, or what is handed in: without the app and without our API. */
export function startVerify(): void {
  const id = /^\/verify\/([^/]+)/.exec(location.pathname)?.[1];
  setView(id === undefined ? 'intake' : 'certificate');
  if (id !== undefined) void checkCertificate(id).then(showResult);
  startIntake(document.querySelector('[data-verify]')!);
}

/** Takes a file or a text, and shows the verdict in place of the form. */
function startIntake(page: HTMLElement): void {
  const input = page.querySelector<HTMLInputElement>('[type=file]')!;
  const text = page.querySelector('textarea')!;
  const takeFile = () => {
    const file = input.files?.[0];
    input.value = '';
    if (file) void check(checkOne(file));
  };
  input.addEventListener('change', takeFile);
  // A file may have been chosen before this script had loaded.
  takeFile();
  page.querySelector('form')!.addEventListener('submit', (event) => {
    event.preventDefault();
    const value = text.value.trim();
    const problem = value ? '' : 'Paste something first, or choose a file above.';
    setFacts(page, { 'paste-problem': problem });
    if (value) void check(checkPasted(value));
    else text.focus();
  });
  // Anywhere on the page: a browser would otherwise leave it to open the file.
  const mark = (isOver: boolean) =>
    page.querySelector('[data-drop]')!.toggleAttribute('data-over', isOver);
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
    const dropped = event.dataTransfer?.getData('text/plain').trim();
    if (file) void check(checkOne(file));
    else if (dropped) void check(checkPasted(dropped));
  });
  addEventListener('popstate', () => {
    showChecking();
    const isForm = !history.state;
    setView(isForm ? 'intake' : 'certificate');
    if (isForm) page.querySelector('h1')!.focus();
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

async function check(result: Promise<CheckResult>): Promise<void> {
  showChecking();
  setView('certificate');
  // Going back leads to the form again.
  history.pushState('result', '');
  document.querySelector<HTMLElement>('[data-verdict] h1')!.focus();
  scrollTo(0, 0);
  showResult(await result);
}

function setView(view: 'intake' | 'certificate'): void {
  document.documentElement.dataset['view'] = view;
}
