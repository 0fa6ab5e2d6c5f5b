import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { TakenPath } from '../path/scenario-path.ts';

interface Props {
  context: string;
  decisions: TakenPath['decisions'];
}

/** Shows the background and the decisions made, folded. They cannot be changed. */
export function DecisionTrail({ context, decisions }: Props) {
  return (
    <Box mb="8">
      <Unfolding summary="Background">
        <chakra.p>{context}</chakra.p>
      </Unfolding>
      {decisions.length > 0 && (
        <chakra.ol aria-label="Your decisions so far" listStyleType="none">
          {decisions.map(({ step, choice }, index) => (
            <li key={step.id}>
              <Unfolding
                summary={
                  <>
                    <chakra.span fontVariantNumeric="tabular-nums">{index + 1}. </chakra.span>
                    {step.title}
                    <chakra.span
                      display="block"
                      fontWeight="normal"
                      color="fg"
                      borderInlineStartWidth="2px"
                      borderColor="accent.emphasized"
                      ps="3"
                      mt="1.5"
                    >
                      <chakra.span srOnly>You decided: </chakra.span>
                      {choice.text}
                    </chakra.span>
                  </>
                }
              >
                <chakra.p>{step.situation}</chakra.p>
              </Unfolding>
            </li>
          ))}
        </chakra.ol>
      )}
    </Box>
  );
}

function Unfolding({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <chakra.details borderBottomWidth="1px" py="3">
      <chakra.summary cursor="button" color="fg.muted" fontWeight="semibold" fontSize="sm">
        {summary}
      </chakra.summary>
      <Box mt="3" color="fg.muted">
        {children}
      </Box>
    </chakra.details>
  );
}
