import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { ConversationSubmissionPayload } from '@learning/shared/contract/activity-payloads';
import { GUARDRAILS, type LineMark } from '@learning/shared/domain/scoring/play-conversation';
import { Badge } from '#ui/badge.ts';
import { MessageList } from '../../components/message-list.tsx';

const MARK_NAMES: Readonly<Record<LineMark, string>> = {
  leading: 'Leading question',
  pressure: 'Pressure',
  unlawful: 'Over a legal line',
  promise: 'Promise you can’t keep',
  disclosure: 'Confidence broken',
};

/** Shows the whole conversation; after a pass, with what the record marks about each line, and why. */
export function LineByLine({ payload }: { payload: ConversationSubmissionPayload }) {
  const { person, opening, turns } = payload;
  return (
    <Box mt="10">
      <chakra.h2 textStyle="h4">What was said</chakra.h2>
      <Box mt="4">
        <MessageList
          messages={opening.map((text) => ({ from: person.name, text }))}
          people={[person]}
        />
      </Box>
      <chakra.ol listStyleType="none" mt="6">
        {turns.map(({ line, reply, mark, why }, index) => (
          <chakra.li key={line} py="5" borderTopWidth="1px">
            <chakra.h3 textStyle="label" color="fg.muted" mb="3">
              Sentence {index + 1}
            </chakra.h3>
            <MessageList
              messages={[
                { from: 'You', text: line },
                { from: person.name, text: reply },
              ]}
              people={[person]}
            />
            {why !== undefined && (
              <Box borderInlineStartWidth="2px" borderColor="border.emphasized" ps="4" mt="4">
                {mark && (
                  <Badge colorPalette={GUARDRAILS.includes(mark) ? 'danger' : 'signal'} mb="2">
                    {MARK_NAMES[mark]}
                  </Badge>
                )}
                <chakra.p color="fg.muted">{why}</chakra.p>
              </Box>
            )}
          </chakra.li>
        ))}
      </chakra.ol>
    </Box>
  );
}
