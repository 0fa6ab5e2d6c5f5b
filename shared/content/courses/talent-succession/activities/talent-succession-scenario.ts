import { defineActivity } from '#schema.ts';

export default defineActivity({
  id: 'talent-succession-scenario',
  moduleId: 'talent-succession-m4',
  type: 'scenario',
  title: "The CEO's Favorite",
  description:
    "Evidence for the operations-chief successor contradicts the CEO's preference. Decide how to handle evidence, candor, development, retention and disclosure.",
  passingScore: 80,
  config: {
    scenario: {
      title: "The CEO's Favorite",
      context:
        'You are the chief HR officer of Ridgeholt Insulation, a fictional listed manufacturer with nine plants and 3,800 people. It is Monday, November 2, 2026. Wim Oduya, chief of operations, has told the board that he will retire next summer. The CEO, Cosmin Hartnell, wants Declan Ituarte, vice president of strategy. The other internal candidate is Yusra Marchbanks, vice president of manufacturing, who reports to Wim. Estela Ferreira chairs the nominating committee. The role has four agreed demands: multi-site operations, safety judgment, capital projects, and work with the board and investors. What you decide changes what you face.',
    },
    steps: [
      {
        id: 's1',
        title: 'Two files',
        description: 'Decide what the evidence needs before anyone argues about it.',
        situation:
          'In a simulation Yusra scored 4.2 out of 5 and Declan 2.7; he restarted a line before the lockout was confirmed. Three sources praise Declan with the board. Yusra has addressed it once. Reading the files tonight, you notice that one of the three assessors used to be her manager. The page for the committee is due in two weeks.',
        choices: [
          {
            id: 's1a',
            text: 'Take both files to Cosmin tomorrow as they stand, before his view hardens, and tell him plainly that for this role the evidence points to Yusra.',
            value: 7,
            feedback:
              'Early candor respects him, and your direction may well be right. But he finds the assessor within minutes, and the talk shifts from the role to your process. Yusra now carries a doubt that she did nothing to earn. A few days spent closing that gap would have made the same conversation much stronger.',
            next: 's2',
          },
          {
            id: 's1b',
            text: 'Rate both as 1–2 years away. It is defensible, it commits no one, and the committee can meet each of them before positions become fixed.',
            value: 0,
            feedback:
              'It sounds patient, but it reports something you do not believe. Estela would plan an external search that may not be needed, while Yusra and Declan lose months of work aimed at their real gaps. A readiness category is a claim about evidence; bending it for calm makes each later category worthless.',
            next: 's2',
          },
          {
            id: 's1c',
            text: "Set both files against the four demands, disclose the assessor's tie, rescore without that person, and find a second source for thin claims.",
            value: 10,
            feedback:
              'You test the evidence in both directions, so no one can say that HR only checked the favorite. Yusra gets a score that will stand, Declan gets credit where three people saw him do well, and Cosmin will have to discuss the role. Naming the flaw yourself costs little today and a great deal later.',
            next: 's2',
          },
          {
            id: 's1d',
            text: 'Commission an outside firm to assess both again from the start, so that no one can claim that HR or a former manager leaned toward a candidate.',
            value: 3,
            feedback:
              'Independence is the right instinct, and a fresh firm can be worth it. Here it takes about eight weeks and throws away sound evidence because of one flaw you could repair. The committee would meet without a page, so you must order a rescoring anyway, and Cosmin has had days to fill the silence. Match the remedy to the defect.',
            next: 's2',
          },
        ],
      },
      {
        id: 's2',
        title: 'What you will write',
        description: 'Decide how to be candid with the CEO.',
        situation:
          'Whatever you did first, a rescoring without the former manager is now in: Yusra 4.0, Declan 2.7. Cosmin reads it on Thursday. "Presence cannot be taught," he says. "Yusra is marvelous in a helmet. I have watched Declan for six years. Put him down as ready now." The page goes out on Monday.',
        choices: [
          {
            id: 's2a',
            text: "Have him rank the four demands, then read the evidence with him. Say: \"I can't write 'ready now.' I will show your view, under your name, next to it.\"",
            value: 10,
            feedback:
              'Ranking the demands first lets him reason before he defends. He learns exactly what you will and will not sign, and his opinion keeps an honest place on the page. The committee will see evidence and judgment side by side. Candor that also protects the other person is easier to accept.',
            next: 's3a',
          },
          {
            id: 's2b',
            text: 'Brief Estela quietly before the weekend, so that the committee raises the question itself and Cosmin need not feel contradicted by his own HR chief.',
            value: 3,
            feedback:
              'The chair is entitled to the truth, and one day you may have to go to her directly. Going first, and in secret, tells Cosmin that you would sooner manage him than talk to him. He will protect Declan harder now. Tell him first, then tell the committee with his knowledge.',
            next: 's3b',
          },
          {
            id: 's2c',
            text: 'Recommend Yusra, explain the safety result with care, and give him the weekend to reflect before the two of you agree on what the page should say.',
            value: 7,
            feedback:
              'You were honest about the evidence and gave him room, and he does come round to a test. But you left open what HR will write. A strong CEO reads that as negotiable, and the weekend becomes a campaign. Say which words you can sign before you offer time to think.',
            next: 's3a',
          },
          {
            id: 's2d',
            text: 'Enter "ready now" as the CEO\'s own assessment and place the scores in an appendix, since readiness is in the end a judgment that he is entitled to make.',
            value: 0,
            feedback:
              'He may hold the view, and attributing it is fair. Hiding the contrary evidence in an appendix is not, because directors read the page and will rely on it. If a safety failure follows, the file shows that HR knew. Declan is harmed too: he is being walked toward a role no one has tested him in.',
            next: 's3b',
          },
        ],
      },
      {
        id: 's3a',
        title: 'A real chance',
        description: 'Decide what development the next months should bring.',
        situation:
          'Cosmin gives way. "Not ready now, then. But Declan gets a real chance." The committee agrees to decide in June and to keep an external search in reserve. Wim offers to help both candidates. You have about seven months. A plant near headquarters, with a deputy whom Declan knows, needs a leader in January, and a capital plan must go to the board in spring.',
        choices: [
          {
            id: 's3a-a',
            text: 'Give Declan the plant, with two feedback observers and a safety coach. Keep Yusra, who is already closer to the standard, where her results are needed most.',
            value: 7,
            feedback:
              'For Declan this is well designed: the right demand, with feedback. Yusra, however, stays thin with the board and investors, which is the one gap that could cost her the role in June. She will notice that the weaker file received the stretch. Being closer to ready is no reason to stop developing someone.',
            next: 's4a',
          },
          {
            id: 's3a-b',
            text: 'Appoint Declan deputy chief of operations, without any promise, so that he learns beside Wim and the plants see a calm transition taking shape.',
            value: 0,
            feedback:
              'You write "no promise," and 3,800 people read "chosen." A title is an answer, so the June decision is now theater. Declan learns by watching, which leaves his safety judgment untested, and Yusra starts returning calls from recruiters. If you want a test, give work that can be failed and reviewed.',
            next: 's4b',
          },
          {
            id: 's3a-c',
            text: 'Fund the same executive program and a senior coach for both, with equal budgets and dates, so that neither can say the other was favored.',
            value: 3,
            feedback:
              'Equal spending feels fair, but their gaps differ, and neither gap closes in a classroom. By June you will have two better-read candidates and no new evidence on sites, safety or investors. The committee falls back on impressions. Fairness lies in equal criteria and dates, with work matched to what is missing.',
            next: 's4a',
          },
          {
            id: 's3a-d',
            text: 'Match work to gaps: Declan runs the plant while Wim reviews safety; Yusra takes the capital plan. Same criteria, date, relief and feedback for both.',
            value: 10,
            feedback:
              'Each person now meets the demand they have not met, with relief and feedback, so June will bring evidence and not a louder argument. Declan gets the real chance Cosmin asked for. Yusra sees that the field is level. Plants see two people at work and no anointed deputy.',
            next: 's4a',
          },
        ],
      },
      {
        id: 's3b',
        title: 'The story runs ahead',
        description: 'Decide how to repair a record and a promise.',
        situation:
          'By Monday the page in the pre-read says "ready now" for Declan; Cosmin\'s office finalized it. Estela asks why the scores disagree. Cosmin, embarrassed, says that HR should have faced him squarely. On Sunday, over dinner, he told Declan: "It\'s yours by summer." The committee meets on Friday, and two people already know about the dinner.',
        choices: [
          {
            id: 's3b-a',
            text: 'Wait for Friday. Raise the mismatch in the meeting, where the chair can settle it with every piece of evidence on the table and all sides present.',
            value: 3,
            feedback:
              'Openness in the room is better than silence. But for four days directors rely on a page you know to be wrong, and Cosmin is confronted in front of his board. Declan meanwhile tells his family. A known error is corrected before the meeting, with the person who made the promise.',
            next: 's4b',
          },
          {
            id: 's3b-b',
            text: 'See Cosmin alone today and own your part. Have him tell Declan that nothing is decided, send readers a dated correction, and propose a test for both.',
            value: 10,
            feedback:
              'You begin with your own mistake, which lets him correct his. Declan hears the truth from the person who misled him, before it can hurt him more. Directors receive one corrected page, with the date and the reason. A fair test for both replaces a private promise. The record now shows judgment.',
            next: 's4a',
          },
          {
            id: 's3b-c',
            text: 'Agree a corrected page with Estela and circulate it this afternoon. Ask Cosmin to put things right with Declan when he finds a suitable moment.',
            value: 7,
            feedback:
              'The directors get accurate information quickly, and that mattered most today. The promise is still alive, though, because "a suitable moment" never arrives for bad news. Declan goes on acting as the successor, and people notice. Set the day and the words for that conversation, and offer to be there.',
            next: 's4b',
          },
          {
            id: 's3b-d',
            text: 'Tell Yusra what was said at dinner, so that she can compete on equal terms and make decisions about her own future with her eyes open.',
            value: 0,
            feedback:
              "You want to level the field, but you have passed on a private talk about a colleague and made yourself one side's informant. She cannot use it without exposing you, and her trust in the process is gone. Correct the promise with those who made and received it. Then the field is level.",
            next: 's4b',
          },
        ],
      },
      {
        id: 's4a',
        title: 'Before she looks',
        description: 'Decide how to act on an early signal.',
        situation:
          'February 2027. Both candidates are busy with what was agreed. Wim mentions that Yusra has asked him twice, on January 12 and February 3, whether the field is level, and that a competitor has invited her to lunch. She has said nothing about leaving. Wim thinks that HR ought to "do something about money."',
        choices: [
          {
            id: 's4a-a',
            text: 'Secure a retention bonus through total rewards first. Going to her without an offer in hand would raise hopes that no one is yet able to meet.',
            value: 3,
            feedback:
              'Money may have its place later, and planning for it is not wrong. But she has asked about fairness, not pay. An unexplained bonus tells her that you are worried, and perhaps that you know how June ends. Other leaders will ask why only one candidate was paid to wait. Find the cause first.',
            next: 's5',
          },
          {
            id: 's4a-b',
            text: 'Ask Wim to hold a stay interview this week. Brief him on what he may say about the process; he agrees one action with her and promises no post.',
            value: 10,
            feedback:
              'Her own manager can change her daily conditions, and he has two dated observations to start from. Yusra learns the criteria, the date and who decides. She gets one thing fixed within two weeks and no false hope. If she still leaves, it will not be because no one asked.',
            next: 's5',
          },
          {
            id: 's4a-c',
            text: 'Tell her in confidence that the evidence is running her way. It is true so far, and one honest sentence may be worth more than any payment.',
            value: 0,
            feedback:
              'It is kind, and it is a leak of a decision that the committee has not made. If June goes the other way, she can fairly say that HR promised. Declan was entitled to the same silence. You have also made it hard to report the final evidence without looking partisan.',
            next: 's5',
          },
          {
            id: 's4a-d',
            text: 'Meet her yourself this week, explain the criteria, dates and decision-makers, and ask what would keep her here whichever way the decision goes.',
            value: 7,
            feedback:
              'She gets accurate information and a serious question, so this helps. Yet HR is not the person who assigns her work, and an unusual visit from you may itself feel like a signal. Wim learns what matters to her at second hand. Let the manager ask, prepare him well, and stay available for what he cannot handle.',
            next: 's5',
          },
        ],
      },
      {
        id: 's4b',
        title: 'The offer on the table',
        description: 'Decide how to keep faith with someone who has lost trust.',
        situation:
          'February 2027. Yusra asks to see you. She has a written offer from a competitor that ends on Friday. "It looks as if the job went to Declan before anyone compared us," she says. "I am not asking for the job. I am asking whether it is worth my while to stay and find out." Nothing has been decided.',
        choices: [
          {
            id: 's4b-a',
            text: 'Offer a retention agreement until the June decision, cleared by counsel and total rewards, and undertake to review her fairness concern when it is over.',
            value: 7,
            feedback:
              'A lawful agreement tied to a date can buy time, and you had it properly approved. But she asked about trust, and you answered with money and a delay. If the process stays bent until June, you have paid her to watch it. Deal with the fairness question now, then discuss terms if she wants them.',
            next: 's5',
          },
          {
            id: 's4b-b',
            text: 'Have Cosmin call her today and offer an executive seat whatever June brings. Only a signal that strong can now balance the one Declan was given.',
            value: 0,
            feedback:
              'You would repair one side promise with another. The seat has no role, budget or approval behind it, so the committee inherits two commitments it never made. Yusra may take it as proof that posts here are handed out in private. Restore a process; do not bid against your own mistake.',
            next: 's5',
          },
          {
            id: 's4b-c',
            text: 'See her with Wim today. Say what went wrong and what you will correct by Thursday, who decides, when and on what. Ask what she needs from you.',
            value: 10,
            feedback:
              'She gets facts, an admission and a date before her deadline, from you and from the manager who shapes her work. You promise a fair process, which is yours to give, and no post, which is not. Whether or not she stays, people will hear that the company corrected itself when asked.',
            next: 's5',
          },
          {
            id: 's4b-d',
            text: 'Say that succession is confidential, that you value her work, and that she must decide on what she knows. To say more would favor one candidate.',
            value: 3,
            feedback:
              'Comparisons between candidates are confidential, so the instinct is sound. The process is not: anybody may know who decides, when and on which criteria. Hiding behind secrecy when the story has already leaked confirms what she fears. She may well sign elsewhere on Friday, and you would lose the stronger file for want of five facts that anybody may know.',
            next: 's5',
          },
        ],
      },
      {
        id: 's5',
        title: 'One bad night',
        description: 'Decide what the committee is told.',
        situation:
          'May 2027. Yusra has stayed so far. Whatever was first proposed, the work has tested both. Declan has run the plant near headquarters since January, and output is up. In March his crew restarted a press before the lockout check. No one was hurt, but he reported it nine days late. Yusra took the spring capital plan to the board; it passed, although she gave two weak answers on financing. Cosmin says: "Leave March out. It would finish him."',
        choices: [
          {
            id: 's5a',
            text: "Put Declan's plant results and the March event into the paper in full. Keep Yusra's two answers for oral comment, since a weak reply is no safety matter.",
            value: 7,
            feedback:
              'The safety fact belongs on the page, and you put his success beside it. But you have treated two candidates differently, and an attentive director will see it. Work with investors was one of the four demands, so her weak answers are evidence. An uneven paper lets Cosmin call a fair result unfair.',
            next: 's6',
          },
          {
            id: 's5b',
            text: 'Move March and the financing answers to a confidential annex, available on request, so that the paper remains short, balanced and fair to both of them.',
            value: 3,
            feedback:
              'Equal treatment is right, and so is care for reputations. But an annex that few people open removes from the decision what matters most to it. Directors who learn of the press later will ask who chose the annex. Restrict who may read the paper; do not thin out what it says.',
            next: 's6',
          },
          {
            id: 's5c',
            text: 'Leave it out. No one was hurt, the safety team has closed it, and a single night should not outweigh a career. Write "growing in safety judgment" instead.',
            value: 0,
            feedback:
              'You know that safety judgment is one of the four demands and that the late report is the telling part. A soft phrase misleads the people who must decide, and it puts crews at risk. It fails Declan as well: he cannot answer or learn from a fact that has been hidden on his behalf.',
            next: 's6',
          },
          {
            id: 's5d',
            text: "Report the facts on both under the four demands, each with the candidate's own account, and print Cosmin's dissent under his name.",
            value: 10,
            feedback:
              'The committee sees the same kind of evidence on both people, in the same order, with their own explanations. Declan can show what he changed after March. Cosmin is heard openly. Nothing is judged twice and nothing is hidden. If the decision is ever questioned, this is the page that answers.',
            next: 's6',
          },
        ],
      },
      {
        id: 's6',
        title: 'The reporter calls',
        description: 'Decide who learns what, and in which order.',
        situation:
          'Wednesday, June 16, 2027. The committee has recommended Yusra; the board votes tomorrow. At 4 p.m. a trade reporter calls your communications team: "I hear that Ituarte lost out." Neither candidate has been told. Cosmin, to his credit, asks how to do this properly. The company is listed, and the general counsel is in the building.',
        choices: [
          {
            id: 's6a',
            text: 'Give no comment, ask counsel about disclosure duties now, and settle with counsel and Estela how each candidate can be told privately tonight.',
            value: 10,
            feedback:
              'Counsel first, because announcing or denying may have legal effects. Then people: Declan hears it from Cosmin and not from a headline, with the reasons and a real next step. Yusra learns that it depends on the vote. The market gets one accurate statement. The order protects everyone, including the runner-up you hope to keep.',
            next: 'end',
          },
          {
            id: 's6b',
            text: 'Bring in counsel, give no comment, and hold all conversations until the vote. Then tell both candidates, one after the other, just before the release.',
            value: 7,
            feedback:
              'Legally careful, and no one hears anything that the board might still change. But the story is already moving. Declan may read it tonight, and will remember that the company let him. When a leak is under way, ask counsel whether the two people may be told in confidence now; often that can be arranged.',
            next: 'end',
          },
          {
            id: 's6c',
            text: 'Have Cosmin phone Declan right away, so that he does not read it first, and bring counsel, Estela and Yusra up to date early tomorrow morning.',
            value: 3,
            feedback:
              'The concern for Declan is decent. But the board has not voted, counsel has not been asked, and one candidate now holds information that may be market-sensitive. Yusra and Estela learn that they came second. An hour with counsel and the chair tonight would have protected him just as well.',
            next: 'end',
          },
          {
            id: 's6d',
            text: 'Tell the reporter, as background, that no decision has been made. It is true until the vote, and it stops a story that would hurt both candidates.',
            value: 0,
            feedback:
              'It is true in form and misleading in substance, and the reporter will say so on Friday. For a listed company, an unplanned statement about a senior post may create legal duties as well. Staff learn that HR plays with words. Say "no comment," and let counsel decide what is said and when.',
            next: 'end',
          },
        ],
      },
    ],
    maxScore: 60,
    passingScore: 80,
    feedback: {
      passing:
        'You kept evidence, candor and care together. The files were tested against the role in both directions, the CEO heard what you could and could not sign, and both candidates met the demand they lacked. No one was promised a post, and everyone could learn how it would be filled. Look again at any choice that scored below ten: it usually names the person who would have paid for the shortcut. Then complete the action plan for a succession decision you face this year.',
      failing:
        'Try again, and keep this sequence. Evidence: set every file against the same role demands, disclose any tie or weak source yourself, and repair the defect without starting over. Never soften a readiness category for peace. Candor: go to the CEO first and alone, let the CEO rank the demands, and say which words you can sign; put a contrary view on the page under its owner\'s name. Tell the chair with the CEO\'s knowledge. If a promise has slipped out, the person who made it corrects it on a set day, and every reader gets a dated correction. Development: give each candidate work on the demand not yet met, with relief, feedback and one review date. No "deputy" titles that decide in advance. Retention: act on dated observations, ask the direct manager to hold a stay interview, explain process and criteria, agree one action, and promise no post. Money comes last and only with approval. Disclosure: report the same kind of facts on every candidate, with their own accounts. When news leaks, give no comment, call counsel, then tell each person privately before any release.',
    },
    actionPlan: {
      template:
        'MY ACTION PLAN: A CONTESTED SUCCESSION DECISION\n\nRole (no names): ________  Decision date: ________\nPrepared by: ________\n\n1. EVIDENCE\nThe four hardest demands: ________\nThinnest claim for each candidate: ________\nTie or weak source I will disclose: ________\nSecond source, by when: ________\n\n2. CANDOR\nLeader who prefers a candidate: ________\nDemands that leader ranks highest: ________\nThe words I can sign: ________\nThe words I cannot sign: ________\nWho else must know, and in what order: ________\n\n3. DEVELOPMENT AND RETENTION\nAssignment for each gap: ________\nRelief, feedback and review date: ________\nDated observations of flight risk: ________\nManager who holds the stay interview, by: ________\nWhat I will not promise: ________\n\n4. DISCLOSURE\nFacts that go to the deciding group on everyone: ________\nDissent, and whose name is on it: ________\nCounsel consulted on: ________\nOrder in which people are told: ________\nHolding line if there is a leak: ________\n\nReviewed with: ________  Date: ________\n\nEducational content, not legal advice. Check local law and consult qualified counsel.',
      sections: ['Evidence', 'Candor', 'Development and retention', 'Disclosure'],
    },
  },
});
