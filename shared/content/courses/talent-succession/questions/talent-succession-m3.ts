import { defineQuestions } from '#skill-check-schema.ts';

export default defineQuestions('talent-succession-m3', [
  {
    id: 'q5',
    type: 'multiple-choice',
    section: 'emergency-cover',
    question:
      'The holder of a control-room job will be away from Monday. The head plans to put the top successor in as acting head, "to see whether she sinks or swims." A former deputy, now in planning, may still sign everything for 30 days and has no wish for the job. What is the better decision?',
    options: [
      'Let the successor act today; what a real emergency shows is the strongest evidence.',
      'Ask both to share the job, which spreads the risk while each learns from the other.',
      'Start an external search today, and ask the shift leads to hold the job until then.',
      'Use the deputy as cover, and tell both in writing that cover decides no succession.',
    ],
    correctAnswer:
      'Use the deputy as cover, and tell both in writing that cover decides no succession.',
    points: 10,
    hint: 'Two different questions are being answered with one name.',
    explanation:
      'Cover needs authority and availability tomorrow; succession needs capacity over years. The former deputy already has the authority. Letting the successor act looks like strong evidence, but an unprepared crisis tests luck as much as ability, and it risks both the network and her record.',
  },
  {
    id: 'q9',
    type: 'multiple-choice',
    section: 'confidentiality',
    question:
      'Kamala asks you in the hallway, "Am I on the list for plant director?" She is. Which reply is best?',
    options: [
      '"Between us, yes, so please be patient. Things could move quickly in the spring, and I\'d hate to see you go."',
      '"I don\'t discuss the list with anyone. I can tell you what has been seen, what\'s missing for that role, and what we do by June."',
      '"There is no list. When a job comes up we look at everyone, and I\'d tell you on the day what we saw."',
      '"I can\'t say anything about succession, and no one here can. At your review in June we\'ll talk about you."',
    ],
    correctAnswer:
      '"I don\'t discuss the list with anyone. I can tell you what has been seen, what\'s missing for that role, and what we do by June."',
    points: 10,
    hint: "Imagine giving the same reply to someone who isn't on it.",
    explanation:
      'The reply is true for anybody, keeps comparisons closed, and still gives her the development facts she is owed. "Between us, yes" feels generous, but it creates a promise without approval. Refusing to say anything withholds her own feedback.',
  },
  {
    id: 'blank',
    type: 'multiple-choice',
    section: 'bench-strength',
    question:
      'Two weeks before the board meeting one of six roles has no successor. A director offers an untested name, "for the slide." What goes to the board?',
    options: [
      'A blank for that role, with what will be done about it by when',
      'The name, marked as 3-plus years, with a note on his development',
      'The name in brackets, explained orally if a member should ask',
      "An external search firm's name in place of a person",
    ],
    correctAnswer: 'A blank for that role, with what will be done about it by when',
    points: 10,
    hint: 'Which version can the board act on?',
    explanation:
      "An honest gap tells the board where to act; a polite name tells it that nothing is needed. 3-plus years tempts because it's a category that exists, but no test supports it.",
  },
  {
    id: 'years-away',
    type: 'multiple-choice',
    section: 'ready-now-12-years-3-plus-years',
    question:
      'A successor has been "1–2 years away" for three years, and no assignment was ever made. What do you change in the plan?',
    options: [
      'The category, to "3-plus years," and then tell him what describes him better',
      'The name; what three years of waiting give is an answer, and it may be said',
      'The entry, to "open," with gaps, an assignment and a date',
      'The owner, as the manager did nothing to develop him within the date',
    ],
    correctAnswer: 'The entry, to "open," with gaps, an assignment and a date',
    points: 10,
    hint: "What was missing in the three years: the person's growth or the plan's?",
    explanation:
      'Three years without an assignment are a fault of the plan; the entry is open until the gaps have work and a date. The longer category tempts as the honest one, but it describes the person for something that was never tried.',
  },
  {
    id: 'q3',
    type: 'multiple-select',
    section: 'ready-now-12-years-3-plus-years',
    question:
      'Freya is proposed as "ready now" for head of network operations. Which facts would support that category? Select all that apply.',
    options: [
      'She ran the network last winter for its absent head; two peers describe her decisions.',
      'The division head has known her for nine years and would trust her with anything.',
      'She said last month that she wants the role and could take it within two months.',
      'She holds a place in the top right box for the second year running.',
      "The regulator's liaison says she handled the August outage report alone.",
    ],
    correctAnswer: [
      'She ran the network last winter for its absent head; two peers describe her decisions.',
      'She said last month that she wants the role and could take it within two months.',
      "The regulator's liaison says she handled the August outage report alone.",
    ],
    points: 10,
    hint: "Look for demands already met, independent eyes, and the person's own voice.",
    explanation:
      "Ready now means the hardest demands have been met and the person could start within 90 days and wants to. The winter cover, the outage report and her own answer show that. Nine years of trust is the best distractor: it's sincere, but it names no demand, and it comes from one person.",
  },
  {
    id: 'q4',
    type: 'short-answer',
    section: 'bench-strength',
    question:
      'A slide reports 150% coverage: 12 entries for 8 critical roles. One person fills 4 of the 12 entries and another fills 4 others; everyone else appears once. What is the coverage when each person counts once, in percent?',
    options: [],
    correctAnswer: '75',
    alsoAccepted: ['75%', '75 %', '75.0'],
    points: 10,
    hint: 'Give a whole number without the percent sign. Count people, not entries.',
    explanation:
      'Eight entries belong to two people, and the other 4 entries are 4 people, so there are 6 distinct people. 6 ÷ 8 × 100 = 75. Dropping all eight entries would give 50, the tempting result of mistrust, but the two are still real successors.',
  },
  {
    id: 'ninety',
    type: 'short-answer',
    section: 'ready-now-12-years-3-plus-years',
    question: 'Within how many days could a person who is "ready now" take up the role?',
    options: [],
    correctAnswer: '90',
    alsoAccepted: ['90 days', 'ninety'],
    points: 10,
    hint: 'A whole number in digits',
    explanation:
      'Ready now includes a start within 90 days, beside the hardest demands met and a wish for the role. Thirty tempts because cover is prepared for 30 days, but cover and succession are separate decisions.',
  },
  {
    id: 'essay-board',
    type: 'essay',
    section: 'bench-strength',
    question:
      'The board chair asks why coverage fell from 180% to 60% under your new count. Roles: five. Entries: nine, four of them one person. Ready now: three roles. Answer in about 150 words: what each number counts, which one to watch, the worst single move, what you do about the two seats without anyone ready, by when, and who covers them until then.',
    options: [],
    correctAnswer:
      "Dear Anne, nothing happened to the people; the count changed. 180% were nine entries for five roles. Four of the entries were one person, Rosalind, so six people stand behind nine entries: 120%. The figure to watch is the third: three of five roles have someone who has met the hardest demands, could start within 90 days and has said so: 60%. The worst single move is Rosalind's. If she takes plant operations, three other roles lose a name on that day, and quality has none. For the two empty seats: quality gets one volunteer from the plants, who leads the audit from March 2, review in October; for research I propose a search in the market, budget in your June papers. Until then both have signed cover, tested on January 12: mandates, access, limits. I would rather show you two blanks that we're working on than two names that haven't been asked.",
    points: 10,
    hint: 'Three counts, the one to watch, the worst move, two seats, cover.',
    explanation:
      "A strong answer explains three counts with one example, names the concentration, and gives the empty seats work and cover with dates. The tempting answer defends the new method; the chair didn't ask about the method but about the company's risk.",
  },
]);
