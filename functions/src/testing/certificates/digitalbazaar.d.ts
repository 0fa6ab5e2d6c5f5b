declare module '@digitalbazaar/vc' {
  interface Verification {
    verified: boolean;
    error?: Error & { errors?: Error[] };
  }
  export function verifyCredential(options: {
    credential: object;
    suite: object;
    documentLoader: (url: string) => Promise<object>;
    checkStatus: () => Promise<{ verified: boolean }>;
    now: Date;
  }): Promise<Verification>;
}

declare module '@digitalbazaar/data-integrity' {
  export class DataIntegrityProof {
    constructor(options: { cryptosuite: object });
  }
}

declare module '@digitalbazaar/eddsa-rdfc-2022-cryptosuite' {
  export const cryptosuite: object;
}
