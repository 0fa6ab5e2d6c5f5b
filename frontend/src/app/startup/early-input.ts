interface Typed {
  kind: string;
  value: string;
  hasFocus: boolean;
}

let typed: Typed[] = [];

/** Stores what was typed, or filled in by the browser, before React handles the page: its first render has empty fields. */
export function storeEarlyInput(): void {
  typed = typedNow();
}

function typedNow(): Typed[] {
  return fields()
    .map((field) => ({
      kind: kindOf(field),
      value: field.value,
      hasFocus: field === document.activeElement,
    }))
    .filter(({ value, hasFocus }) => value !== '' || hasFocus);
}

/** Types it again, so that React knows it. Another form of the page has it where it has a field of the same kind. */
export function restoreEarlyInput(): void {
  // What was typed while React took the page over is newer.
  for (const now of typedNow().filter(({ value }) => value !== '')) {
    typed = [...typed.filter(({ kind }) => kind !== now.kind), now];
  }
  for (const { kind, value, hasFocus } of typed) {
    const field = fields().find((candidate) => kindOf(candidate) === kind);
    if (!field) continue;
    if (value !== '') {
      // A field that React has not taken over yet is taken over now, with the value that it has.
      field.dispatchEvent(new Event('input', { bubbles: true }));
      // React ignores an event when it knows the value already: it learns the empty one, and not the other.
      field.value = '';
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    if (hasFocus && document.activeElement === document.body) field.focus();
  }
  typed = [];
}

function fields(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>('input[autocomplete]')];
}

/** A password is never put into a field for a new one. */
function kindOf(field: HTMLInputElement): string {
  return field.type === 'email' ? 'email' : field.autocomplete;
}
