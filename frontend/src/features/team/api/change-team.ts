import type { Team } from '@learning/shared/contract/teams';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';
import { callKey } from '#queries/api-query.ts';
import { teamQuery } from '#queries/teams.ts';

/** A change of the seats: its answer is the new team. When it is refused, the team is read again. */
function useTeamChange<Input>(learnerId: string, change: (input: Input) => Promise<Team>) {
  const queryClient = useQueryClient();
  const { queryKey } = teamQuery(learnerId);
  return useMutation({
    mutationFn: change,
    onSuccess: async (team) => {
      queryClient.setQueryData(queryKey, team);
      await queryClient.invalidateQueries({ queryKey: callKey('listPurchases') });
    },
    onError: () => void queryClient.invalidateQueries({ queryKey }),
  });
}

export function useInviteMember(learnerId: string) {
  return useTeamChange(learnerId, (email: string) =>
    api.inviteMember({ params: { userId: learnerId }, body: { email } }),
  );
}

export function useCancelInvitation(learnerId: string) {
  return useTeamChange(learnerId, (invitationId: string) =>
    api.cancelInvitation({ params: { userId: learnerId, invitationId } }),
  );
}

export function useRemoveMember(learnerId: string) {
  return useTeamChange(learnerId, (seatId: string) =>
    api.removeMember({ params: { userId: learnerId, seatId } }),
  );
}

export function useReassignSeat(learnerId: string) {
  return useTeamChange(learnerId, ({ seatId, email }: { seatId: string; email: string }) =>
    api.reassignSeat({ params: { userId: learnerId, seatId }, body: { email } }),
  );
}
