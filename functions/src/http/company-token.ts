import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { Failure } from '#failure.ts';

/** The company whose program makes a call. */
export interface CallingCompany {
  companyId: string;
  tokenId: string;
}

/**
 * Returns the company of a token.
 *
 * @throws Failure `token_invalid` for a token of no company or of another one, `token_expired`, `token_revoked`
 */
export type CompanyOf = (companyId: string, token: string, now: Date) => Promise<CallingCompany>;

/**
 * Checks a call of a company's program: its token has to be one of the company that the path names, before anything else is read.
 *
 * @throws Failure `token_invalid`, `token_expired`, `token_revoked`. Source: rules/companies.md B2
 */
export async function checkCompanyToken(
  { headers, pathParameters }: Pick<APIGatewayProxyEventV2, 'headers' | 'pathParameters'>,
  companyOf: CompanyOf,
  now: Date,
): Promise<CallingCompany> {
  const token = /^Bearer (\S+)$/i.exec(headers['authorization'] ?? '')?.[1];
  const companyId = pathParameters?.['companyId'];
  if (token === undefined || companyId === undefined) throw new Failure('token_invalid');
  return companyOf(companyId, token, now);
}
