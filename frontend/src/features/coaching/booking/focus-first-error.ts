/** Moves the focus to the first wrong control of a form. @returns whether there is one */
export function focusFirstError(form: HTMLFormElement, names: readonly string[]): boolean {
  const [first] = names;
  if (first === undefined) return false;
  const control = form.elements.namedItem(first);
  if (control instanceof HTMLElement) control.focus();
  return true;
}
