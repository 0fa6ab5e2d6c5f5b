/** Where the parameters of an environment's edge secrets are: the values that CloudFront sends, and their hashes for the functions. */
export const edgeSecretPath = (environment: string) => `/learning/${environment}/edge`;

/** A plain parameter, because CloudFormation gives CloudFront no encrypted one. */
export const edgeSecretParameter = (environment: string, name: string) =>
  `${edgeSecretPath(environment)}/secret-${name}`;

/** SHA-256, hex. */
export const edgeHashParameter = (environment: string, name: string) =>
  `${edgeSecretPath(environment)}/secret-${name}-sha256`;
