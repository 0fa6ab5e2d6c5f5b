import { api } from '../api-client.ts';

/** Has the server end every sign-in of the learner, which works with any token. Source: rules/access.md A34 */
export async function endSignIns(body: { hasNewPassword: boolean }): Promise<void> {
  await api.endSignIns({ params: { userId: 'me' }, body });
}
