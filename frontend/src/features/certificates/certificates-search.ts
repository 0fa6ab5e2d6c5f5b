export const CERTIFICATE_TABS = ['certificates', 'available', 'badges'] as const;
export type CertificateTab = (typeof CERTIFICATE_TABS)[number];

/** The query of `/certificates`. */
export interface CertificatesSearch {
  tab?: CertificateTab;
  /** The certificate whose details are open, or for which badges are designed. */
  certificate?: string;
  /** The course whose certificate is about to be claimed. */
  claim?: number;
}

/** Keeps the known fields of the query. */
export function parseCertificatesSearch(search: Record<string, unknown>): CertificatesSearch {
  const { tab, certificate, claim } = search;
  const known = CERTIFICATE_TABS.find(
    (certificateTab) => certificateTab === tab && certificateTab !== 'certificates',
  );
  return {
    ...(known ? { tab: known } : {}),
    ...(typeof certificate === 'string' && /^[0-9a-z]{26}$/.test(certificate)
      ? { certificate }
      : {}),
    ...(typeof claim === 'number' && Number.isSafeInteger(claim) && claim > 0 ? { claim } : {}),
  };
}
