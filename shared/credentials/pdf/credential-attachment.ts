/** The name of the attachment of a PDF that is its credential. */
export const CREDENTIAL_ATTACHMENT = 'credential.jwt';
