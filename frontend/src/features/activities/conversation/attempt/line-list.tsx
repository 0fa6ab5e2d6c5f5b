import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { ConversationAttempt } from '@learning/shared/contract/conversations';
import { useId, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { ChoiceCard } from '#ui/form/choice-card.tsx';

interface Props {
  lines: ConversationAttempt['lines'];
  turnsLeft: number;
  /** The line that is on its way. */
  sentId: string | undefined;
  isSending: boolean;
  onSay: (lineId: string) => void;
}

/** Lists what can be said. The button stands below the chosen line, where thumb and Tab find it. */
export function LineList({ lines, turnsLeft, sentId, isSending, onSay }: Props) {
  const name = useId();
  const [markedId, setMarkedId] = useState<string>();
  const isLocked = sentId !== undefined;
  const chosenId = sentId ?? markedId;
  return (
    <chakra.form
      mt="8"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosenId !== undefined && !isLocked) onSay(chosenId);
      }}
    >
      {/* Not `disabled`: the chosen one may have the focus. */}
      <chakra.fieldset aria-disabled={isLocked} display="grid" gap="2" minW="0">
        <chakra.legend textStyle="label" mb="3">
          What do you say?{' '}
          <chakra.span color="fg.muted" fontWeight="normal" fontVariantNumeric="tabular-nums">
            {timeLeft(turnsLeft)}
          </chakra.span>
        </chakra.legend>
        {lines.map(({ id, text }) => (
          <Box key={id} display="grid" gap="2">
            <ChoiceCard
              type="radio"
              name={name}
              value={id}
              checked={id === chosenId}
              onChange={() => !isLocked && setMarkedId(id)}
            >
              {text}
            </ChoiceCard>
            {id === chosenId && (
              <Button
                type="submit"
                mb="3"
                justifySelf={{ base: 'stretch', sm: 'start' }}
                pendingText={isSending ? 'Saying...' : isLocked && 'Waiting to send...'}
              >
                Say This
              </Button>
            )}
          </Box>
        ))}
      </chakra.fieldset>
    </chakra.form>
  );
}

/** Says for how many lines there is time. */
export function timeLeft(turnsLeft: number): string {
  return turnsLeft === 1
    ? 'There’s time for 1 more sentence.'
    : `There’s time for ${turnsLeft} more sentences.`;
}
