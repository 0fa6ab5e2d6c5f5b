const CLR = 'https://purl.imsglobal.org/spec/vc/clr/vocab.html#';
const BADGES = 'https://purl.imsglobal.org/spec/vc/ob/vocab.html#';
const ALIASES = { id: '@id', type: '@type' };

const setOf = (term: string, type: string) => ({
  '@id': `${CLR}${term}`,
  '@type': type,
  '@container': '@set',
});

/**
 * The terms of the Comprehensive Learner Record 2.0. No package of the registry has this context, so its few terms are written here; a
 * test compares them with the published document.
 *
 * @see https://purl.imsglobal.org/spec/clr/v2p0/context-2.0.1.json
 */
export const clrContext = {
  '@context': {
    ...ALIASES,
    ClrCredential: {
      '@id': `${CLR}ClrCredential`,
      '@context': { ...ALIASES, partial: { '@id': `${CLR}partial`, '@type': 'xsd:boolean' } },
    },
    ClrSubject: {
      '@id': `${CLR}ClrSubject`,
      '@context': {
        ...ALIASES,
        cred: 'https://www.w3.org/2018/credentials#',
        obi: BADGES,
        achievement: setOf('achievement', 'obi:Achievement'),
        association: setOf('association', `${CLR}Association`),
        verifiableCredential: setOf('verifiableCredential', 'cred:verifiableCredential'),
        identifier: setOf('identifier-1', 'obi:Identifier'),
      },
    },
    Association: {
      '@id': `${CLR}Association`,
      '@context': {
        associationType: { '@id': `${CLR}AssociationType` },
        sourceId: { '@id': `${CLR}sourceId`, '@type': 'xsd:anyURI' },
        targetId: { '@id': `${CLR}targetId`, '@type': 'xsd:anyURI' },
      },
    },
  },
};
