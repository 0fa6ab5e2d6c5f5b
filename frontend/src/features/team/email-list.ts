/** People to invite, as pasted or read from a file. */
export interface AddressList {
  /** Unique, in lower case; some may not be valid. */
  emails: string[];
  /** Addresses that were repeated. */
  duplicateCount: number;
  /** The lines without an address, once each. */
  otherLines: string[];
}

/**
 * Reads lists as people paste them: addresses separated by commas, semicolons, spaces or lines, columns of a spreadsheet, and names as
 * email programs write them, `"Lund, Bea" <bea@example.org>`. Names beside an address are left out, and so is a first line that names
 * the columns.
 */
export function readAddressList(text: string): AddressList {
  return listOf(text, addressesInLine);
}

/** Reads the rows of a CSV file: one person each, whose first address counts. */
export function readAddressRows(text: string): AddressList {
  return listOf(text.replace(/^\uFEFF/, ''), (line) => firstAddress(line.split(/[,;\t]/)));
}

/** Returns the unique, lowercase addresses in pasted text. */
export const emailsIn = (text: string): string[] => readAddressList(text).emails;

function listOf(text: string, addressesOf: (line: string) => string[]): AddressList {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line) => ({ line: printLine(line), addresses: addressesOf(line) }))
    .filter(({ line }) => line !== '');
  const found = lines.flatMap(({ addresses }) => addresses.map((address) => address.toLowerCase()));
  const emails = [...new Set(found)];
  const others = lines
    .filter(({ line, addresses }, at) => addresses.length === 0 && !(at === 0 && isHeader(line)))
    .map(({ line }) => line);
  return {
    emails,
    duplicateCount: found.length - emails.length,
    otherLines: [...new Set(others)],
  };
}

function addressesInLine(line: string): string[] {
  const cells = line.split('\t');
  const areAllAddresses = cells.every((cell) => cell.includes('@') || cell.trim() === '');
  return areAllAddresses ? cells.flatMap(addressesInCell) : firstAddress(cells);
}

/** Returns the first address of a row: others may be those of a supervisor or private ones. */
const firstAddress = (cells: readonly string[]) => cells.flatMap(addressesInCell).slice(0, 1);

function addressesInCell(text: string): string[] {
  const named = [...text.matchAll(/<([^<>]*@[^<>]*)>/g)].map(([, address]) => address!.trim());
  // A name may contain a comma, and even the address again.
  const rest = text.replaceAll(/[^,;<>]*<[^<>]*>/g, ' ');
  const words = rest.split(/[\s,;"<>]+/).filter((word) => word.includes('@'));
  return [...named, ...words];
}

/** Returns a line without the separators at its ends. */
const printLine = (line: string) =>
  line.replaceAll(/\s+/g, ' ').replaceAll(/^[\s,;"]+|[\s,;]+$/g, '');

const isHeader = (line: string) => /mail|address/i.test(line);

/** Returns the entries that are not valid addresses. */
export function invalidEmails(emails: readonly string[]): string[] {
  return emails.filter((email) => !/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email));
}
