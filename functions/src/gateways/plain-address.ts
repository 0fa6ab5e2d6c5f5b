/** Accepts a single address only: no name, no list, nothing that could start another header. */
export const isPlainAddress = (address: string) =>
  /^[^\s,;<>"\p{Cc}]+@[^\s,;<>"\p{Cc}@]+$/u.test(address);
