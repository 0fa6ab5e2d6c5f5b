import { defineQuestions } from '#skill-check-schema.ts';

export default defineQuestions('employee-relations-m3', [
  {
    id: 'q4',
    type: 'multiple-choice',
    section: 'open-funneled-questions',
    question:
      'A ramp agent was on the radio channel on May 19, when a supervisor allegedly mocked a colleague. Which opening question do you ask?',
    options: [
      'Take me through the radio traffic on your shift on May 19, from the first thing you remember.',
      'Hannah says that Victor copied her stammer just after 6 p.m. Is that also what you heard?',
      'Would you describe Victor as a supervisor who treats his team with respect on the radio?',
      'Did you hear anything on May 19 that upset you, and did you report it to anyone at the time?',
    ],
    correctAnswer:
      'Take me through the radio traffic on your shift on May 19, from the first thing you remember.',
    points: 10,
    hint: 'Imagine that the answer is read aloud to both parties. Which question left no mark on it?',
    explanation:
      'An open invitation gets the witness\'s own account before anything can shape it. The question about hearing "anything that upset you" is tempting because it sounds neutral. But it asks two things at once, can be answered with one word and plants the idea that one should be upset. The others hand over another account or ask about character.',
  },
  {
    id: 'late-exit',
    type: 'multiple-choice',
    section: 'open-funneled-questions',
    question:
      'A caretaker has told you freely that he was home by five. The alarm panel shows his code at 6:20. What do you say now?',
    options: [
      '“You told me five o’clock, and the panel says 6:20. Both can’t be right. Which of them is untrue?”',
      '“Two people saw you at the gate after six that day. Would you like to add anything to what you told me?”',
      '“You said that you were home by five. The alarm panel has your code at 6:20. Please help me understand that.”',
      '“Could it have been a little later than five? It gets dark early now. People easily mix up times.”',
    ],
    correctAnswer:
      '“You said that you were home by five. The alarm panel has your code at 6:20. Please help me understand that.”',
    points: 10,
    hint: 'He should get the fact, a fair chance, and no suggestion.',
    explanation:
      'It sets his words beside the record and leaves the explanation to him. The gentle version tempts because it spares him embarrassment, but it offers him an answer, and you’ll never know whether it was his. Quoting two people tells him who spoke and puts pressure on them.',
  },
  {
    id: 'q6',
    type: 'multiple-choice',
    section: 'evidence-log',
    question:
      'Allegation 2 says that a supervisor removed an agent from a course because she objected to a remark. The log shows the objection on May 20 and the removal on May 21. The row for "because" is empty on both sides. The investigator wants to find it substantiated, as "the timing speaks for itself." What do you advise?',
    options: [
      'Accept it. One day between the two events is enough on the balance of probabilities.',
      'Mark it inconclusive. Set out both dates in the report, and say that the reason stays open.',
      'Fill the row first. So far it is open who decided, and he hasn’t been shown the booking history.',
      'Ask the agent for further proof of the reason. A complainant has to show what she alleges.',
    ],
    correctAnswer:
      'Fill the row first. So far it is open who decided, and he hasn’t been shown the booking history.',
    points: 10,
    hint: 'Ask two things: what does the evidence show, and do you have all of it yet?',
    explanation:
      'An empty cell is the next interview. Timing is evidence and may prove strong, but you don’t know yet who decided, whether others were removed, or what the supervisor says. Accepting the timing is the tempting answer; it skips the respondent. Inconclusive is for evidence that is level after a full search.',
  },
  {
    id: 'reason-that-stands',
    type: 'multiple-choice',
    section: 'credibility-factors',
    question:
      'Ms. Ortiz says that both left at 9:40, Mr. Reed says 9:10. Her taxi receipt carries a time and no date. The gate log is written by the barrier itself. The roster was corrected the day after the complaint. The guard gave his statement with Ms. Ortiz in the room. Which reason may stand in the report?',
    options: [
      '“I prefer Ms. Ortiz: a taxi receipt puts her at the gate at 9:40.”',
      '“I prefer Ms. Ortiz: by the roster, both of them were on until 9:45.”',
      '“I prefer Mr. Reed: the gate log shows both of them out at 9:10.”',
      '“I prefer Ms. Ortiz: the guard has no tie to either and says 9:40.”',
    ],
    correctAnswer: '“I prefer Mr. Reed: the gate log shows both of them out at 9:10.”',
    points: 10,
    hint: 'Which record was made before any dispute, without either of them?',
    explanation:
      'The barrier writes its log at the moment and for no one, so it supports the time and can be checked. The receipt tempts, because paper looks like proof, but without a date it may be from any night. The roster was changed after the complaint, and a guard who speaks in front of one side isn’t a free witness.',
  },
  {
    id: 'q7',
    type: 'multiple-select',
    section: 'credibility-factors',
    question:
      "An investigator's draft report holds these sentences. Which may stay as they are? Select all that apply.",
    options: [
      'Victor gave short answers and avoided my eyes, which I found telling.',
      'I prefer Mia on the time of the call: the radio log matches it, and she hadn’t seen the log.',
      'Hannah waited nine days to complain, so the events can’t have troubled her much.',
      'I looked for the May 12 recording; IT confirmed in writing that it was overwritten on June 11.',
      'Victor should receive a final warning, in line with a case in 2024.',
    ],
    correctAnswer: [
      'I prefer Mia on the time of the call: the radio log matches it, and she hadn’t seen the log.',
      'I looked for the May 12 recording; IT confirmed in writing that it was overwritten on June 11.',
    ],
    points: 10,
    hint: 'Keep reasons that a stranger could check, and searches that were made honestly.',
    explanation:
      'One sentence gives a checkable reason for preferring a statement, and the other reports an honest search that failed. The nine-day sentence is the best distractor because delay can be explored, but it assumes a motive that wasn’t asked about. Demeanor is poor evidence of truth. A sanction belongs to the decision-maker, however well it matches.',
  },
  {
    id: 'elements-of-leave',
    type: 'multiple-select',
    section: 'evidence-log',
    question:
      'The allegation: a store manager refused a cashier’s vacation request because she had reported a blocked fire exit. Which rows are elements of it? Select all that apply.',
    options: [
      'She asked for vacation.',
      'She felt punished by the answer.',
      'She had reported the blocked exit, and he knew it.',
      'He dislikes people who go over his head.',
      'He refused the request.',
      'The report was his reason.',
    ],
    correctAnswer: [
      'She asked for vacation.',
      'She had reported the blocked exit, and he knew it.',
      'He refused the request.',
      'The report was his reason.',
    ],
    points: 10,
    hint: 'Which facts must each be true, or the allegation fails?',
    explanation:
      'Request, report with knowledge, refusal and the link between them must all be true. His dislike is the tempting row: it may become evidence for the link, so it belongs in a column, not in the list of elements. Her feeling matters for support and doesn’t decide the fact.',
  },
  {
    id: 'q8',
    type: 'short-answer',
    section: 'balance-of-probabilities',
    question:
      'After a full search, the evidence on one allegation is truly level: neither version is more likely. Of the four findings taught in Module 3, which one applies?',
    options: [],
    correctAnswer: 'inconclusive',
    points: 10,
    hint: 'One word.',
    explanation:
      'The finding is inconclusive. "Not substantiated" is the tempting answer, but it says that the evidence fails to show the fact as more likely than not, usually because it points the other way or is too thin. Keep inconclusive for evidence that is level after real effort, because it leaves both people waiting for an answer.',
  },
  {
    id: 'q10',
    type: 'essay',
    section: 'balance-of-probabilities',
    question:
      'A draft says: "May 19: he said, she said. Victor is well liked. Not proven." The file holds: the radio recording, in which a voice says "S-s-say again, Hannah" and two people laugh; Mia, who knew the voice as Victor\'s; Victor, who says the radio was breaking up; and a technician, who found the channel clear for ten minutes either side. Write the finding for May 19 in the form taught in Module 3, and name one thing that must still be checked with Victor. Aim for about 130 words.',
    options: [],
    correctAnswer:
      "On the allegation of May 19, I find it more likely than not that Victor imitated Hannah's speech on the ramp radio, because the recording holds the words with the first sound repeated, and Mia recognized the voice as Victor's. I considered his explanation that the radio was breaking up and give it less weight because the technician found the channel clear for ten minutes either side, and the laughter suggests that listeners heard more than interference. I place no weight on how well he is liked. Finding: substantiated, subject to his answer. Before the report is signed, the technician's result and Mia's recognition must be put to Victor, so that he can respond to everything relied on. The finding goes no further than fact and policy, and recommends no sanction.",
    points: 10,
    hint: 'Two sentences do most of the work: "because," then "I considered ... and give it less weight because."',
    explanation:
      "A strong answer states one finding on the standard, ties it to named evidence, meets Victor's explanation fairly and drops popularity. It also notices that he must be able to answer the technician's result and Mia's recognition. The common weak answer reverses the verdict without dealing with the radio fault, which repeats the mistake in the other direction. Naming a law or a penalty goes beyond the investigator's task.",
  },
]);
