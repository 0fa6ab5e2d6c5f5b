import { TERMS_VERSION } from '@learning/content/site/terms-version';
import type { PaymentIntent } from '@learning/shared/contract/billing';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { showToast } from '#components/feedback/toast.ts';
import { api } from '#lib/api-client.ts';
import { userMessageOf } from '#lib/api-error.ts';
import { applyEffects } from '#queries/effects.ts';
import { Button } from '#ui/button.tsx';
import { chakra } from '#ui/chakra/factory.ts';
import { Panel } from '#ui/panel.tsx';
import { Agreement } from '#components/agreement.tsx';

interface Props {
  learnerId: string;
  intent: PaymentIntent;
  /** Invoice details are open that would be lost by completing the order. */
  isEditingInvoice: boolean;
}

/** Completes an order of which a promotion code leaves nothing to pay. Source: rules/money.md M51 */
export function FreeOrder({ learnerId, intent, isEditingInvoice }: Props) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { orderId, description } = intent;
  const complete = useMutation({
    mutationFn: async () => {
      const params = { userId: learnerId, orderId };
      await api.acceptTerms({ params, body: { version: TERMS_VERSION } });
      await api.completeFreeOrder({ params });
      await applyEffects(queryClient, 'completeFreeOrder');
    },
    onSuccess: () =>
      navigate({ to: '/dashboard', replace: true }).then(() =>
        showToast({
          title: 'Order Complete',
          description: `You now have access to ${description}. Its invoice over $0.00 follows on your purchases page.`,
          tone: 'success',
        }),
      ),
  });
  const problem = isEditingInvoice
    ? 'Your company details are not saved yet. Save or cancel them above first.'
    : complete.error && userMessageOf(complete.error);
  return (
    <Panel p={{ base: '4', md: '8' }}>
      <chakra.h2 textStyle="h3">Nothing to Pay</chakra.h2>
      <chakra.p mt="4" textWrap="pretty">
        Your promotion code covers the whole price, so no card is needed. Access begins at once.
      </chakra.p>
      <div role="alert">
        {problem && (
          <chakra.p color="fg.error" mt="5">
            {problem}
          </chakra.p>
        )}
      </div>
      <Button
        size="lg"
        width="100%"
        mt="5"
        disabled={isEditingInvoice}
        pendingText={complete.isPending && 'Completing...'}
        onClick={() => complete.mutate()}
      >
        Complete Order
      </Button>
      <chakra.p textStyle="small" color="fg.muted" mt="5">
        Nothing is charged, so there is nothing to refund or to exchange.{' '}
        <Agreement by="completing the order" />
      </chakra.p>
    </Panel>
  );
}
