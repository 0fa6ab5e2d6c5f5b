/** Returns a learner's suggested signature: first name and the initial of the last name, `Ada Okafor` → `Ada O.` */
export function signatureOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  const [first = ''] = words;
  const last = words.length > 1 ? words.at(-1) : undefined;
  const initial = last && /^\p{L}\p{M}*/u.exec(last)?.[0];
  return initial ? `${first} ${initial.toLocaleUpperCase()}.` : first;
}
