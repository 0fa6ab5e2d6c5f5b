import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { Stack } from '#ui/chakra/stack.ts';
import { Button } from '#ui/button.tsx';
import { Textarea } from '#ui/form/input.tsx';
import { Panel } from '#ui/panel.tsx';

/** Takes a file or a text to check. */
export function Intake() {
  return (
    <Stack gap="6">
      <Box>
        <chakra.h1 tabIndex={-1} textStyle="h1">
          Is this certificate genuine?
        </chakra.h1>
        <chakra.p textStyle="lead" color="fg.muted" mt="3">
          Check a certificate from Due Course, or an Open Badge 3.0 from any other issuer. The check
          happens in your browser: the file is not uploaded, and you don’t need an account.
        </chakra.p>
      </Box>
      <FileField />
      <PasteForm />
      <Explanation />
    </Stack>
  );
}

function FileField() {
  return (
    <Panel
      data-drop=""
      display="grid"
      justifyItems="center"
      gap="3"
      textAlign="center"
      py="8"
      borderStyle="dashed"
      borderColor="border.emphasized"
      css={{ '&[data-over]': { bg: 'accent.subtle', borderColor: 'accent.solid' } }}
    >
      <chakra.p fontWeight="semibold">Drop the file here, or choose it</chakra.p>
      <chakra.p textStyle="small" color="fg.muted" id="file-hint">
        A certificate as PDF, a badge as PNG or SVG, or a .jwt or .json file, up to 5 MB
      </chakra.p>
      <Button
        asChild
        css={{
          position: 'relative',
          '&:focus-within': {
            outline: '2px solid',
            outlineColor: 'accent.focusRing',
            outlineOffset: '2px',
          },
        }}
      >
        <label htmlFor="certificate-file">
          Choose a file
          <chakra.input
            id="certificate-file"
            type="file"
            aria-describedby="file-hint"
            accept=".pdf,.png,.svg,.jwt,.json,.txt,application/pdf,image/png,image/svg+xml,application/json"
            position="absolute"
            inset="0"
            width="100%"
            opacity="0"
            cursor="button"
          />
        </label>
      </Button>
    </Panel>
  );
}

function PasteForm() {
  return (
    <Panel as="form" display="grid" gap="3" justifyItems="start">
      <chakra.label htmlFor="pasted" textStyle="label">
        Or paste the credential, the certificate’s ID or its web address
      </chakra.label>
      <Textarea
        id="pasted"
        rows={4}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        fontFamily="mono"
      />
      <chakra.p
        role="alert"
        color="danger.fg"
        data-text="paste-problem"
        css={{ '&:empty': { display: 'none' } }}
      />
      <Button type="submit">Check it</Button>
    </Panel>
  );
}

function Explanation() {
  return (
    <Panel as="section" aria-labelledby="explanation-title" bg="transparent">
      <chakra.h2 id="explanation-title" textStyle="h3">
        What a check tells you
      </chakra.h2>
      <chakra.ul display="grid" gap="2" mt="3" ps="5" listStyleType="disc">
        <li>
          <strong>Nothing was changed.</strong> Every credential is signed. One changed letter
          breaks the signature.
        </li>
        <li>
          <strong>Who issued it.</strong> The issuer’s own document has to name the signing key.
        </li>
        <li>
          <strong>Whether it’s still valid.</strong> It may have expired, or the issuer may have
          withdrawn or replaced it.
        </li>
        <li>
          <strong>What it can’t tell you.</strong> Whether the person in front of you is the person
          named, and what a course is worth. No certifying body’s approval is implied.
        </li>
      </chakra.ul>
    </Panel>
  );
}
