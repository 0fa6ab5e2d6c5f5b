import type { ListedRequest } from '@learning/shared/contract/operators/requests';
import type { RequestRecord } from '#requests/request-records.ts';
import type { OperatingDependencies } from '../dependencies.ts';

/** Lists what visitors and learners asked for, the newest first. */
export async function listRequests({
  requests,
}: Pick<OperatingDependencies, 'requests'>): Promise<{ requests: ListedRequest[] }> {
  return { requests: (await requests.listLatest()).map(present) };
}

function present(request: RequestRecord): ListedRequest {
  const { requestId, topic, name, email, organization, message, state, isOperatorTold } = request;
  const { createdAt, userId: learnerId } = request;
  return {
    requestId,
    topic,
    name,
    email,
    organization,
    message,
    learnerId,
    state,
    isOperatorTold,
    createdAt,
  };
}
