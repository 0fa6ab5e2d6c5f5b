import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { MarkUpDocument } from '@learning/shared/contract/activities';
import type { MarkUpProblem } from '@learning/shared/contract/activity-payloads';
import Check from 'lucide-react/icons/check';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Records } from '../document/records.tsx';

interface Props {
  /** The chosen sentence; undefined while the dialog is closed. */
  sentence: { id: string; text: string } | undefined;
  problems: readonly MarkUpProblem[];
  records: MarkUpDocument['records'];
  /** What the sentence is marked with. */
  markedId: string | undefined;
  onMark: (problemId: string) => void;
  onUnmark: () => void;
  onClose: () => void;
  finalFocus: () => HTMLElement | null;
}

/** Asks what is wrong with a sentence, with the records at hand. */
export function ProblemDialog(props: Props) {
  const { sentence, problems, records, markedId, onMark, onUnmark, onClose, finalFocus } = props;
  return (
    <Dialog
      open={sentence !== undefined}
      onClose={onClose}
      title="What’s wrong with it?"
      finalFocus={finalFocus}
      footer={
        markedId !== undefined && (
          <Button variant="outline" colorPalette="neutral" onClick={onUnmark}>
            Remove Mark
          </Button>
        )
      }
    >
      <chakra.blockquote borderInlineStartWidth="3px" borderColor="border.emphasized" ps="4">
        {sentence?.text}
      </chakra.blockquote>
      <Box display="grid" gap="2" mt="5">
        {problems.map(({ id, name, description }) => (
          <chakra.button
            key={id}
            type="button"
            aria-pressed={id === markedId}
            onClick={() => onMark(id)}
            display="flex"
            gap="3"
            justifyContent="space-between"
            textAlign="start"
            px="4"
            py="3"
            borderWidth="1px"
            borderColor="border.emphasized"
            borderRadius="l2"
            bg="bg.panel"
            cursor="button"
            _hover={{ borderColor: 'accent.solid' }}
            _pressed={{ bg: 'accent.subtle', borderColor: 'accent.solid' }}
            _focusVisible={{
              outline: '2px solid',
              outlineColor: 'accent.focusRing',
              outlineOffset: '2px',
            }}
          >
            <span>
              <chakra.span display="block" fontWeight="semibold">
                {name}
              </chakra.span>
              <chakra.span display="block" textStyle="small" color="fg.muted">
                {description}
              </chakra.span>
            </span>
            {id === markedId && (
              <Box as="span" color="accent.fg" mt="0.5" flexShrink="0">
                <Check size={18} aria-hidden="true" />
              </Box>
            )}
          </chakra.button>
        ))}
      </Box>
      <chakra.details mt="5" borderTopWidth="1px" pt="4">
        <chakra.summary cursor="button" fontWeight="semibold">
          Look at the file
        </chakra.summary>
        <Box mt="3">
          <Records records={records} />
        </Box>
      </chakra.details>
    </Dialog>
  );
}
