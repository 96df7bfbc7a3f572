"""vessel-arrival: a large stainless vessel lying on a low modular trailer, just brought in through the hall door."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from arch import *
start(321)
st = steel_brushed(scale=.6, rough=.24, aniso=.65, color=(.62,.63,.65)); jk = steel_brushed('jacket', scale=.9, rough=.33, aniso=.75, color=(.56,.57,.585)); pol = steel_polished(rough=.11)
red = principled('red', RED, 0, .28, Clearcoat=.5); dark = principled('dark', (.028,.028,.030), .2, .42); rub = principled('tyre', (.018,.018,.018), 0, .75); web = principled('web', (.05,.05,.052), 0, .8); timb = principled('timber', (.36,.22,.11), 0, .7); foil = principled('foil', (.78,.79,.80), 0, .25)
wall = principled('wall', (.80,.80,.79), 0, .40); seam = principled('seam', (.30,.30,.30), 0, .6); frame = principled('frame', (.16,.165,.17), .4, .4); flo = gloss_floor(color=(.42,.42,.415), rough=.14, var=.20)
R, L, ZC = 1.55, 6.0, 2.86
M = Matrix.Translation((1.5,1.6,ZC))@Matrix.Rotation(math.radians(-71),4,'Z')                       # trailer frame: x = direction of travel
MV = M@Matrix.Rotation(math.radians(90),4,'Y')                  # vessel frame: Z = its axis
def P(o, mx=None): o.matrix_world = (mx or M)@o.matrix_basis; return o
def ell(z0, s, n=16): return [(R*math.cos(t), z0+s*.66*math.sin(t)) for t in [i/n*math.pi/2 for i in range(n+1)]]
P(obj(lathe_mesh(ell(-L/2,-1)[::-1]+ell(L/2,1), 160, st)), MV)
P(obj(lathe_mesh([(R,-2.5),(R+.05,-2.44),(R+.05,-.62),(R+.02,-.60),(R+.02,-.52),(R+.05,-.50),(R+.05,1.55),(R,1.61)], 160, jk, sharp=25)), MV)
for z in (-3.0,3.0): P(obj(lathe_mesh([(R-.01,-.05),(R+.03,-.05),(R+.035,0),(R+.03,.05),(R-.01,.05)], 160, pol), (0,0,z)), MV)
P(obj(lathe_mesh([(R+.051,.82),(R+.056,.83),(R+.056,.91),(R+.051,.92)], 160, red)), MV)
for z in (2.1,2.6): P(obj(lathe_mesh([(R,-.012),(R+.006,-.006),(R+.006,.006),(R,.012)], 160, pol), (0,0,z)), MV)
fl = lathe_mesh([(0,0),(.10,0),(.10,.16),(.17,.165),(.17,.21),(.165,.215),(.165,.255),(.15,.26),(0,.26)], 40, pol, sharp=35); cover = lathe_mesh([(0,.262),(.172,.262),(.176,.22),(.18,.235),(.172,.285),(0,.29)], 40, red, sharp=35)
man = lathe_mesh([(0,0),(.33,0),(.33,.13),(.38,.135),(.38,.185),(.335,.19),(.335,.215),(.28,.27),(.13,.315),(0,.32)], 56, pol, sharp=35); bolt = lathe_mesh([(0,0),(.022,0),(.022,.05),(.012,.06),(0,.06)], 12, pol)
def on(me, ang, z, s=1., m=None):                               # part on the shell; ang 0 = up, 90 = camera side
    a = math.radians(ang); d = Vector((-math.cos(a), math.sin(a), 0))
    return P(obj(me, d*(R-.02)+Vector((0,0,z)), d.to_track_quat('Z','Y').to_euler(), s, m), MV)
SIDE = -52; on(man, SIDE, 2.55)
for i in range(16):
    t = i/16*6.283; a = math.radians(SIDE); d = Vector((-math.cos(a),math.sin(a),0)); u = Vector((0,0,1)); w = d.cross(u)
    P(obj(bolt, d*(R+.165)+Vector((0,0,2.55))+(u*math.cos(t)+w*math.sin(t))*.355, d.to_track_quat('Z','Y').to_euler()), MV)
for k, (a, z, s) in enumerate(((0,2.2,1.1),(12,.35,.8),(-8,-.2,.8),(4,-1.4,.9),(-70,-1.8,.55),(-70,-1.35,.55),(-70,-.9,.55),(-70,-.45,.55),(-84,2.7,.6),(-30,-2.75,.8))): on(fl, a, z, s); on(cover, a, z, s)
for k in range(6): t = k*1.047; r = .80; d = Vector((math.cos(t)*.42, math.sin(t)*.42, 1)).normalized(); p = Vector((r*math.cos(t), r*math.sin(t), L/2+.66*math.sqrt(1-(r/R)**2)-.05)); [P(obj(me, p, d.to_track_quat('Z','Y').to_euler(), .85), MV) for me in (fl, cover)]
P(obj(fl, (0,0,L/2+.62), (0,0,0), 1.7), MV); P(obj(lathe_mesh([(0,.262),(.172,.262),(.176,.22),(.18,.235),(.172,.285),(0,.29)], 40, foil, sharp=35), (0,0,L/2+.62), (0,0,0), 1.7), MV)
for a in (30,-30,150,210):                                      # lifting lugs and stub legs
    d = Vector((-math.cos(math.radians(a)), math.sin(math.radians(a)), 0)); P(box((.10,.42,.55),d*(R+.14)+Vector((0,0,2.0)),pol,.02,d.to_track_quat('X','Z').to_euler()), MV)
# saddles, straps
for x in (-1.75,1.75):
    n = 40; V, F = [], []; r = R+.075
    for w in (-.20,.20):
        for i in range(n+1): a = math.radians(-62+124*i/n); V += [(x+w, r*math.sin(a), -r*math.cos(a)), (x+w, min(1.42,max(-1.42,r*math.sin(a)*1.02)), -ZC+1.02)]
    k = 2*(n+1)
    for i in range(n): F += [(2*i,2*i+2,2*i+3,2*i+1), (k+2*i,k+2*i+1,k+2*i+3,k+2*i+2), (2*i,k+2*i,k+2*i+2,2*i+2)]
    F += [(0,1,k+1,k),(2*n,k+2*n,k+2*n+1,2*n+1)]
    P(obj(mesh(V, F, frame)))
    for s in (-1,0,1): P(box((.36,.05,.5),(x,s*.8,-ZC+1.2),frame))
    P(box((.62,2.9,.07),(x,0,-ZC+1.02),frame,.01)); P(box((.5,2.5,.10),(x,0,-ZC+.98-.02),timb,.01))
    for q in (-.38,.38): P(tube([(x+q, 1.36, -ZC+.98)]+[(x+q, (R+.085)*math.sin(a), (R+.085)*math.cos(a)) for a in [math.radians(96-192*i/40) for i in range(41)]]+[(x+q,-1.36,-ZC+.98)], .030, web, res=2)); 
# modular trailer
P(box((11.2,2.86,.14),(0,0,-ZC+.90),dark,.02)); P(box((11.0,.9,.42),(0,0,-ZC+.66),dark,.03))
for s in (-1,1):
    P(box((11.2,.06,.26),(0,s*1.42,-ZC+.84),frame,.01))
    for i in range(19): P(box((.10,.03,.045),(-5.2+i*.58,s*1.455,-ZC+.86),red if i%2 else foil,.004))
tyre = lathe_mesh([(.21,-.13),(.33,-.14),(.375,-.12),(.39,-.07)]+sum([[(.39,-.062+q*.031),(.39,-.040+q*.031),(.38,-.036+q*.031)] for q in range(4)], [])+[(.39,.07),(.375,.12),(.33,.14),(.21,.13)], 56, rub, sharp=30); rim = lathe_mesh([(.0,.06),(.07,.06),(.08,.10),(.11,.10),(.12,.03),(.19,.05),(.215,.12),(.22,.12),(.22,-.12)], 48, pol, sharp=30)
for i in range(7):
    for s in (-1,1):
        for e in (-.16,.16): P(obj(tyre,(-4.6+i*1.53,s*.92+e,-ZC+.39),(-s*math.pi/2,0,i*.0)))
        P(obj(rim,(-4.6+i*1.53,s*1.10,-ZC+.39),(-s*math.pi/2,0,0))); P(rod((-4.6+i*1.53,s*.5,-ZC+.39),(-4.6+i*1.53,s*.95,-ZC+.39),.09,dark)); P(box((.34,.3,.3),(-4.6+i*1.53,s*.62,-ZC+.62),dark,.04))
# hall: bright, with a tall open door to the yard
plane(60, 60, (0,-14,0), flo); DX0, DX1, DH, YB = -6.2, 3.0, 7.0, 11.0
bbox(-12,DX0,YB,YB+.4,0,11,wall); bbox(DX1,15,YB,YB+.4,0,11,wall); bbox(DX0,DX1,YB,YB+.4,DH,11,wall)
for x in (DX0,DX1): bbox(x-.16,x+.16,YB-.10,YB+.45,0,DH+.16,frame)
bbox(DX0-.16,DX1+.16,YB-.55,YB+.45,DH,DH+.62,frame); bbox(DX0-.02,DX1+.02,YB-.12,YB-.08,DH+.10,DH+.20,red)
for k in range(3): bbox(DX0+.16,DX1-.16,YB+.10,YB+.16,DH-.30*(k+1)+.02,DH-.30*k,foil)
bbox(14.6,15,-30,YB,0,11,wall); bbox(-12.4,-12,-30,YB,0,11,wall)
for x in [q for q in range(-12,15,2) if not DX0-.4 < q < DX1+.4]: bbox(x-.012,x+.012,YB-.012,YB,0,11,seam)
for y in range(-30,11,2): bbox(14.585,14.6,y-.012,y+.012,0,11,seam); bbox(-12,-11.985,y-.012,y+.012,0,11,seam)
for y in range(-20,11,6): bbox(14.1,14.6,y-.2,y+.2,0,11,frame); bbox(-12,-11.6,y-.2,y+.2,0,11,frame); bbox(-12,15,y-.13,y+.13,9.6,10.2,frame)
for x in range(-10,15,4): bbox(x-.09,x+.09,-30,YB,10.2,10.45,frame)
bbox(-12,15,-30,YB,10.9,11,principled('ceil',(.70,.70,.70),0,.6)); led = emit('led', (1,.985,.96), 12., cam=7., lamp=False)
for y in range(-17,10,6):
    for x in (-9,-4.2,.6,5.4,10.2): bbox(x,x+2.6,y-.18,y+.18,9.50,9.56,led)
bbox(-3.4,-3.28,-30,YB,.002,.004,red); bbox(5.6,5.72,-30,YB,.002,.004,red)
plane(120,80,(0,YB+40.3,-.01),concrete('yard',(.50,.485,.46),.8,.2,.1))
def hazy(name, c):                                              # the yard is over-exposed, as a camera set for the hall would see it
    m, n = mat(name); m.cycles.sample_as_light = False; n.out(n.mix(.62, n('BsdfDiffuse', _in={'Color': c}), n('Emission', _in={'Color': (.95,.97,.96), 'Strength': 1.5}))); return m
T = tree_meshes(hazy('leaf',(.15,.20,.08)), hazy('bark',(.14,.11,.09)), 3, 7000); rnd = random.Random(4)
for i in range(46): tree(T, rnd.uniform(-34,26), rnd.uniform(48,80), rnd.uniform(.9,1.5))
D = (.42,-.78,-.50)
world_dusk([(0,(1.05,1.0,.94)),(.3,(.86,.92,1.0)),(1,(.38,.56,.90))], D, glow=(1,.90,.74), glow_k=.4, strength=1.3, clouds=.4)
sun(D, 8.0, (1,.88,.70), .6)
area((-1.6,YB+.3,3.6), (-.4,0,2.2), (8.6,6.4), 900, (.96,.98,1), glossy=False); area((-11.4,-2,5.2), (2,1.5,2.6), (10,5.5), 1500, (1,.98,.95)); area((1,-3,9.4), (1,-3,0), (20,26), 1500, (1,.985,.96)); area((9,-13,6), (2,0,2.5), (6,3), 420, (.95,.97,1))
camera((-5.4,-9.6,1.55), (.55,1.2,2.62), lens=26, focus=(.6,-1.5,2.8), fstop=1.2)
render('vessel-arrival', dict(exposure=-.22, bloom=.12, bloom_thr=1.3, contrast=1.28, vignette=.26, saturation=1.10, shadow_tint=[-.004,0,.008], high_tint=[.012,.003,-.010]), spp=26, bounces=6)
