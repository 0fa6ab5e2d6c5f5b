import { useApiMutation } from '#queries/use-api-mutation.ts';

/** Has a demo learner created for this visit. Source: rules/access.md A8 */
export const useStartDemo = () => useApiMutation('startDemo', { call: () => ({}) });
