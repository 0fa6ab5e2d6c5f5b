/**
 * Returns the public address of a user pool, below which it publishes the keys of its tokens; that of a stand-in where there is one.
 *
 * @see https://docs.aws.amazon.com/cognito/latest/developerguide/amazon-cognito-user-pools-using-tokens-verifying-a-jwt.html
 */
export function userPoolAddress(userPoolId: string, environment = process.env): string {
  const endpoint =
    environment['AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER'] ??
    environment['AWS_ENDPOINT_URL'] ??
    `https://cognito-idp.${environment['AWS_REGION']}.amazonaws.com`;
  return `${endpoint}/${userPoolId}`;
}
