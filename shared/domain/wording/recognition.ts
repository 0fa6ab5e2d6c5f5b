/** Finds claims that only a certifying body can make. Source: rules/certificates.md K13, K15 */
const BODY = '(?:SHRM|HRCI|CIPD)';
const CLAIMS = new RegExp(
  [
    String.raw`\b${BODY}[- ](?:pre-?)?(?:approved|accredited|recogni[sz]ed|endorsed|certified (?:course|provider|program)s?)\b`,
    String.raw`\b${BODY} (?:recertification |approved |education )?(?:provider|partner)s?\b`,
    String.raw`\b(?:approved|accredited|recogni[sz]ed|endorsed|certified) by (?:the )?(?:${BODY}|Society for Human Resource)`,
    String.raw`\b(?:fully |officially )?accredited (?:course|certificate|badge|provider|program)s?\b`,
    String.raw`\b(?:pre-?)?approved (?:for|provider of) (?:\d+(?:\.\d+)? )?(?:${BODY} )?(?:PDCs?|recertification|(?:professional development )?credits?)\b`,
    String.raw`\b(?:earns?|worth|qualif(?:y|ies) for) (?:\d+(?:\.\d+)? )?(?:${BODY} )?(?:PDCs?|(?:recertification |professional development )credits?)\b`,
  ].join('|'),
  'gi',
);

/** Returns the claims of recognition in a text, as 'line: words'. */
export function recognitionClaims(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(CLAIMS)].map(([words]) => `${index + 1}: ${words}`),
    );
}
