import { chakra } from '#ui/chakra/factory.ts';
import type { SimulationInput } from '@learning/shared/contract/activity-payloads';
import { printFigure } from '@learning/shared/domain/simulations/print-figure';
import { useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';

type Entered = Record<string, number>;

interface Props {
  /** The period that is played. */
  title: string;
  inputs: readonly SimulationInput[];
  /** What was entered in the period before: where most people begin. */
  before: Readonly<Entered> | undefined;
  /** The numbers that are on their way. */
  sent: Readonly<Entered> | undefined;
  isSending: boolean;
  onPlay: (entered: Entered) => void;
}

/** Asks for the numbers of one period. */
export function NumberForm({ title, inputs, before, sent, isSending, onPlay }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [texts, setTexts] = useState<Record<string, string>>(() =>
    Object.fromEntries(inputs.map(({ id }) => [id, String((sent ?? before)?.[id] ?? '')])),
  );
  const [hasTried, setTried] = useState(false);
  const isLocked = sent !== undefined;
  return (
    <chakra.form
      ref={form}
      noValidate
      mt="8"
      onSubmit={(event) => {
        event.preventDefault();
        if (isLocked) return;
        setTried(true);
        const wrong = inputs.find((input) => issueOf(input, texts[input.id]!));
        if (wrong) {
          (form.current?.elements.namedItem(wrong.id) as HTMLInputElement | null)?.focus();
          return;
        }
        onPlay(Object.fromEntries(inputs.map(({ id }) => [id, numberIn(texts[id]!)])));
      }}
    >
      <chakra.h3 textStyle="h4">{title}: your numbers</chakra.h3>
      <chakra.div display="grid" gap="5" mt="4">
        {inputs.map((input) => (
          <Field
            key={input.id}
            label={labelOf(input)}
            helperText={input.hint}
            errorText={hasTried && issueOf(input, texts[input.id]!)}
          >
            <Input
              name={input.id}
              inputMode="decimal"
              autoComplete="off"
              readOnly={isLocked}
              maxW="12rem"
              value={texts[input.id]}
              onChange={(event) => {
                const { value } = event.target;
                setTexts((current) => ({ ...current, [input.id]: value }));
              }}
            />
          </Field>
        ))}
      </chakra.div>
      <Button
        type="submit"
        mt="6"
        size="lg"
        pendingText={isSending ? 'Playing...' : isLocked && 'Waiting to send...'}
      >
        Play {title}
      </Button>
    </chakra.form>
  );
}

function labelOf({ name, unit, least, most }: SimulationInput): string {
  return `${name}, ${printFigure(least, unit)} to ${printFigure(most, unit)}`;
}

const numberIn = (text: string) => Number(text.replaceAll(/[$%,\s]/g, ''));

/** Returns what is wrong with a number, as a sentence. */
function issueOf({ unit, least, most, step }: SimulationInput, text: string): string | undefined {
  const value = numberIn(text);
  if (text.trim() === '' || Number.isNaN(value)) return 'Enter a number.';
  if (value < least || value > most)
    return `Enter a number from ${printFigure(least, unit)} to ${printFigure(most, unit)}.`;
  const steps = (value - least) / step;
  if (Math.abs(steps - Math.round(steps)) > 1e-6)
    return step === 1 ? 'Enter a whole number.' : `Enter a multiple of ${step}.`;
  return undefined;
}
