export type ReadFailureCode =
  | 'too_large'
  | 'too_complex'
  | 'not_json'
  | 'damaged_file'
  | 'no_credential'
  | 'several_credentials'
  | 'not_a_credential';

/** Says why a file or text could not be read as a credential. */
export class ReadFailure extends Error {
  readonly code: ReadFailureCode;

  constructor(code: ReadFailureCode) {
    super(code);
    this.name = 'ReadFailure';
    this.code = code;
  }
}
