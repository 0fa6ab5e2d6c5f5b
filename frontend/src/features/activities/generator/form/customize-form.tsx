import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { Stack } from '#ui/chakra/stack.ts';
import type { PublicGeneratorConfig } from '@learning/shared/contract/activity-payloads';
import type { FieldIssue } from '@learning/shared/domain/documents/generate-document';
import { typographicQuotes } from '@learning/shared/domain/typographic-quotes';
import { type FormEvent, useEffect, useRef } from 'react';
import type { AutosaveState, AutosaveStatus } from '#lib/autosave.ts';
import { autosaveNotice } from '#lib/autosave-notice.ts';
import { Button } from '#ui/button.tsx';
import { GeneratorField } from './generator-field.tsx';
import { SampleData } from './sample-data.tsx';

interface Props {
  config: PublicGeneratorConfig;
  state: AutosaveState<string>;
  /** The text is too long to be saved or submitted. */
  isTooMuch: boolean;
  issues: readonly FieldIssue[];
  /** Gets the focus whenever a new object is passed. */
  wrongField: { id: string } | undefined;
  onChange: (values: Record<string, string>) => void;
  onGenerate: () => void;
}

/** Shows the form and whether it is saved. */
export function CustomizeForm(props: Props) {
  const { config, state, isTooMuch, issues, wrongField, onChange, onGenerate } = props;
  const form = useRef<HTMLFormElement>(null);
  const { values } = state;
  useEffect(() => {
    if (!wrongField) return undefined;
    // The tab with the form may still be opening.
    const frame = requestAnimationFrame(() => {
      form.current?.querySelector<HTMLElement>(`[name="${wrongField.id}"]`)?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [wrongField]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onGenerate();
  };
  return (
    <chakra.form ref={form} noValidate onSubmit={submit} maxW="2xl">
      <chakra.p>{typographicQuotes(config.template.description)}</chakra.p>
      <SampleData config={config} values={values} onChange={onChange} />
      <chakra.p textStyle="small" color="fg.muted" mb="6">
        Fields marked with <chakra.span color="fg.error">*</chakra.span> are required.
      </chakra.p>
      <Stack gap="7">
        {config.fields.map((field) => (
          <GeneratorField
            key={field.id}
            field={field}
            value={values[field.id] ?? ''}
            error={issues.find(({ fieldId }) => fieldId === field.id)?.message}
            onChange={(value) => onChange({ [field.id]: value })}
          />
        ))}
      </Stack>
      <HStack gap="5" rowGap="2" mt="8" flexWrap="wrap">
        <Button type="submit" size="lg">
          Generate Document
        </Button>
        <chakra.p
          aria-live="polite"
          textStyle="small"
          color={isTooMuch || state.status === 'failed' ? 'fg.error' : 'fg.muted'}
        >
          {isTooMuch ? TOO_MUCH : (QUIET[state.status] ?? autosaveNotice(state))}
        </chakra.p>
      </HStack>
    </chakra.form>
  );
}

const TOO_MUCH =
  'This is more text than one document can hold. Shorten it to save it to your account; until then it is saved on this device only.';

const QUIET: Partial<Record<AutosaveStatus, string>> = { saving: 'Saving...', saved: 'Saved' };
