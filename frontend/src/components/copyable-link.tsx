import { Box } from '#ui/chakra/box.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { showToast } from '#components/feedback/toast.ts';

interface Props {
  label: string;
  helperText: string;
  link: string;
  /** What the note says once it is copied. */
  copiedText: string;
  /** What it is. @default 'Link' */
  kind?: 'Link' | 'Token' | 'Secret';
}

/** Shows a link that opens something to anyone who has it, with a button that copies it. */
export function CopyableLink({ label, helperText, link, copiedText, kind = 'Link' }: Props) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      showToast({ title: `${kind} Copied`, description: copiedText, tone: 'success' });
    } catch {
      showToast({
        title: `${kind} Not Copied`,
        description: 'Select it and copy it.',
        tone: 'info',
      });
    }
  };
  return (
    <HStack mt="3" gap="2" alignItems="flex-start" flexWrap="wrap">
      <Box flex="1 1 16rem" minW="0">
        <Field label={label} helperText={helperText}>
          <Input readOnly value={link} onFocus={(event) => event.target.select()} />
        </Field>
      </Box>
      <Button size="sm" variant="outline" mt={{ base: '0', sm: '8' }} onClick={() => void copy()}>
        Copy {kind}
      </Button>
    </HStack>
  );
}
