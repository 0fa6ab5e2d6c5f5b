import { Box } from '#ui/chakra/box.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { showToast } from '#components/feedback/toast.ts';

/** Shows the link of an invitation that could not be mailed. It is here once: a reload no longer has it. Source: rules/access.md A18 */
export function LinkToPassOn({ email, link }: { email: string; link: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      showToast({ title: 'Link Copied', description: `It is for ${email}.`, tone: 'success' });
    } catch {
      showToast({ title: 'Link Not Copied', description: 'Select it and copy it.', tone: 'info' });
    }
  };
  return (
    <HStack mt="3" gap="2" alignItems="flex-end" flexWrap="wrap">
      <Box flex="1 1 16rem" minW="0">
        <Field
          label={`Invitation link for ${email}`}
          helperText="Anyone who has it can join, so send it to this person only. It is shown this once; a new one replaces it."
        >
          <Input readOnly value={link} onFocus={(event) => event.target.select()} />
        </Field>
      </Box>
      <Button size="sm" variant="outline" onClick={() => void copy()}>
        Copy Link
      </Button>
    </HStack>
  );
}
