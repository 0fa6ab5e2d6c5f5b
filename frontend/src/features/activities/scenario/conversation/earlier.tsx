import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { ScenarioIntroduction } from '@learning/shared/contract/activity-payloads';
import type { ScenarioAttempt } from '@learning/shared/contract/scenarios';
import type { ReactNode } from 'react';
import { MessageList } from '../../components/message-list.tsx';

type Decision = ScenarioAttempt['decisions'][number];

interface Props {
  introduction: ScenarioIntroduction;
  decisions: readonly Decision[];
  /** Under a decision, such as a button to decide again in a replay. */
  renderAction?: (decision: Decision, index: number) => ReactNode;
}

/** Shows the background and the conversation so far, folded, under the open decision. */
export function Earlier({ introduction, decisions, renderAction }: Props) {
  const { context, people = [] } = introduction;
  return (
    <Box mt="10" borderTopWidth="1px">
      <Unfolding summary="Background">
        <chakra.p>{context}</chakra.p>
      </Unfolding>
      {decisions.length > 0 && (
        <Unfolding
          summary={`The story so far (${decisions.length} ${decisions.length === 1 ? 'decision' : 'decisions'})`}
        >
          <chakra.ol aria-label="Your decisions so far" listStyleType="none" display="grid" gap="8">
            {decisions.map((decision, index) => (
              <li key={decision.step.id}>
                <chakra.h3 fontWeight="semibold" color="fg">
                  {index + 1}. {decision.step.title}
                </chakra.h3>
                {decision.step.situation && <chakra.p mt="2">{decision.step.situation}</chakra.p>}
                {decision.step.messages && (
                  <Box mt="3" color="fg">
                    <MessageList messages={decision.step.messages} people={people} />
                  </Box>
                )}
                <Box borderInlineStartWidth="2px" borderColor="accent.emphasized" ps="3" mt="4">
                  <chakra.p textStyle="label">You decided</chakra.p>
                  <chakra.p mt="1" color="fg">
                    {decision.choice.text}
                  </chakra.p>
                </Box>
                <chakra.p mt="3">{decision.consequence}</chakra.p>
                {renderAction?.(decision, index)}
              </li>
            ))}
          </chakra.ol>
        </Unfolding>
      )}
    </Box>
  );
}

function Unfolding({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <chakra.details borderBottomWidth="1px" py="3">
      <chakra.summary cursor="button" color="fg.muted" fontWeight="semibold" fontSize="sm" py="1">
        {summary}
      </chakra.summary>
      <Box mt="3" mb="2" color="fg.muted">
        {children}
      </Box>
    </chakra.details>
  );
}
