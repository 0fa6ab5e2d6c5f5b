import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import type { PublicGeneratorConfig } from '@learning/shared/contract/activity-payloads';
import { sampleFields } from '@learning/shared/domain/documents/sample-text';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import type { FormText } from '../document/generated-document.ts';

interface Props {
  config: PublicGeneratorConfig;
  values: FormText;
  onChange: (values: Record<string, string>) => void;
}

/** Fills the form with an example, and undoes it. */
export function SampleData({ config, values, onChange }: Props) {
  const [before, setBefore] = useState<FormText>();
  const { sampleData } = config.examples;
  const hasSampleText =
    before !== undefined && sampleFields(config.fields, values, sampleData).length > 0;
  const sample = Object.fromEntries(config.fields.map(({ id }) => [id, sampleData[id] ?? '']));

  const fill = () => {
    setBefore(values);
    onChange(sample);
  };
  const undo = () => {
    // Text typed over the sample is not undone.
    const untouched = config.fields.filter(({ id }) => values[id] === sample[id]);
    onChange(Object.fromEntries(untouched.map(({ id }) => [id, before?.[id] ?? ''])));
    setBefore(undefined);
  };
  return (
    <HStack gap="4" rowGap="2" flexWrap="wrap" mt="5" mb="6">
      {before ? (
        <Button variant="outline" onClick={undo}>
          Undo
        </Button>
      ) : (
        <Button variant="outline" onClick={fill}>
          Use Sample Data
        </Button>
      )}
      <chakra.p aria-live="polite" textStyle="small" color="fg.muted">
        {hasSampleText &&
          'The form now shows sample data, to see what a finished document looks like. Replace the sample text with your own before you complete the activity. Choose Undo to bring back your text.'}
      </chakra.p>
    </HStack>
  );
}
