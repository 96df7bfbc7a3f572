"""autosampler: 2 mL vials with red and grey screw caps in a black tray, needle arm above, very shallow focus (quality control)."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common import *
start(331)
gl = glass('vialglass', (.985,.995,.995), ior=1.50, shadow=.95)
liqs = [glass('smp%d'%i, c, ior=1.34, shadow=.93) for i, c in enumerate(((.985,.97,.94),(.97,.86,.62),(.95,.76,.44)))]
redc = principled('capred', (.50,.004,.016), 0, .40, Specular=.32); grey = principled('capgrey', (.235,.24,.25), 0, .42, Specular=.35); sept = principled('septum', (.74,.72,.69), 0, .5); septr = principled('septr', (.44,.012,.016), 0, .5)
tray = principled('tray', (.018,.018,.019), 0, .36, Specular=.45); pol = steel_polished(rough=.11); arm = principled('arm', (.70,.70,.695), 0, .32, Clearcoat=.3); dark = principled('dark', (.025,.025,.027), .1, .35)
# unit = 1 cm: vial d 1.16, h 3.2
ro, t = .58, .07
outer = [(0,.05),(.38,.04),(.50,0),(.55,.03),(ro,.12),(ro,2.18),(.565,2.28),(.50,2.38),(.44,2.44),(.43,2.5),(.43,3.05)]
vial = lathe_mesh(outer+[(.30,3.05),(.30,2.5),(.34,2.40),(.46,2.26),(ro-t,2.14),(ro-t,.20),(.44,.13),(0,.12)], 48, gl, sharp=50); e = .008; fill = 1.62
liq = [lathe_mesh([(0,.12-e),(.44,.13-e),(ro-t+e,.20),(ro-t+e,fill+.04),(ro-t-.03,fill+.012),(ro-t-.09,fill),(0,fill)], 40, m, sharp=60) for m in liqs]
SEG = 96; prof = [(.40,2.50),(.985,2.52),(1.,2.56),(1.,3.02),(.96,3.09),(.90,3.115),(.56,3.115),(.54,3.09),(.54,3.0)]
def cap(m):                                                     # fine ribs, open centre
    V, F = [], []; k = len(prof)
    for i in range(SEG):
        a = 2*math.pi*i/SEG; r = .575+(.017 if i%2 else 0)
        for q, (x, z) in enumerate(prof): rr = .575*x if q == 0 or q > 4 else r*x; V.append((rr*math.cos(a), rr*math.sin(a), z))
    for i in range(SEG):
        j = (i+1)%SEG; F += [(i*k+q, j*k+q, j*k+q+1, i*k+q+1) for q in range(k-1)]
    me = mesh(V, F, m, True); me.use_auto_smooth = True; me.auto_smooth_angle = math.radians(40); return me
capr, capg = cap(redc), cap(grey); sd = lathe_mesh([(0,3.035),(.22,3.04),(.32,3.03)], 32, sept); sdr = lathe_mesh([(0,3.035),(.22,3.04),(.32,3.03)], 32, septr)
PX = 1.96
def rack(x0, y0, nx, ny, fn):
    w, d = nx*PX+.5, ny*PX+.5
    box((w, d, .28), (x0,y0,.0), tray, .06)
    for z, h in ((1.02,.14),):                                   # upper grid of strips around each vial
        for i in range(nx+1): box((PX-1.30, d, h), (x0+(i-nx/2)*PX, y0, z), tray, .04)
        for j in range(ny+1): box((w, PX-1.30, h), (x0, y0+(j-ny/2)*PX, z), tray, .04)
    for s in (-1,1): box((w+.1,.22,1.35),(x0,y0+s*(d/2),.62),tray,.06); box((.22,d+.1,1.35),(x0+s*(w/2),y0,.62),tray,.06)
    for i in range(nx):
        for j in range(ny):
            k = fn(i, j)
            if k is None: continue
            p = (x0+(i-(nx-1)/2)*PX+random.uniform(-.02,.02), y0+(j-(ny-1)/2)*PX+random.uniform(-.02,.02), .14); r = (0,0,random.uniform(0,6))
            obj(vial, p); obj(liq[(j+i//3)%3 if (i*7+j*3)%5 else 0], p); obj(capr if k else capg, p, r); obj(sd if k else sdr, p)
red = lambda i, j: 1 if j in (2,3) or j > 6 else 0
rack(0, 0, 11, 9, red)
for x, y in ((-23.4,0),(23.4,0),(0,19.6),(-23.4,19.6),(23.4,19.6),(0,39.2),(23.4,39.2),(-23.4,39.2)): rack(x, y, 11, 9, lambda i, j, y=y: 1 if (j+int(y))%4 == 1 else 0)
box((160,140,.5), (0,50,-.42), gloss_floor('deck', (.30,.30,.305), .22, .08, .10))
# needle arm over one vial of the third row
vx, vy = (6-5)*PX, (2-4)*PX
lathe([(.0,3.55),(.022,3.62),(.050,3.80),(.055,4.0),(.055,9)], (vx,vy,0), pol, 32, sharp=60); lathe([(.06,5.05),(.20,5.05),(.24,5.10),(.24,5.42),(.20,5.47),(.06,5.47)], (vx,vy,0), pol, 40, sharp=35)
lathe([(.06,6.5),(.17,6.5),(.30,6.95),(.33,7.02),(.33,7.9),(.30,7.96),(0,7.96)], (vx,vy,0), pol, 48, sharp=35); lathe([(.331,7.25),(.345,7.27),(.345,7.48),(.331,7.5)], (vx,vy,0), redc, 48, sharp=35)
for s in (-1,1): rod((vx+s*.62,vy,5.26),(vx+s*.62,vy,9),.075,pol,24)
box((1.62,.34,.20),(vx,vy,5.26),arm,.06,seg=3)
box((2.3,2.0,2.9),(vx,vy+.25,9.3),arm,.24,seg=4); box((2.34,2.04,.14),(vx,vy+.25,8.30),redc,.03); box((2.4,44,1.7),(vx,vy+22.5,10.4),arm,.2,seg=3); box((1.0,44,.12),(vx,vy+22.5,9.52),dark,.02)
cam = camera((-4.4,-16.6,6.5), (.95,-1.6,3.45), lens=58, focus=(vx-.2,vy-.45,3.1), fstop=.085)
backdrop(cam, 80, [(0,(.94,.93,.915)),(.5,(.60,.60,.605)),(1,(.20,.20,.21))], radial=(.30,.92,.85), strength=1.05)
area((-16,-2,13), (0,0,2), (7,14), 3000, (1,.98,.95)); area((0,30,15), (0,4,2), (40,7), 7500, (1,.98,.96)); area((15,6,10), (0,0,2), (6,12), 2400, (1,.90,.80)); area((2,-16,12), (0,-3,2), (8,3), 520, (.95,.97,1))
world_gradient([(0,(.22,.22,.23)),(.5,(.66,.66,.66)),(.65,(.5,.5,.51)),(1,(.3,.3,.31))], .75)
render('autosampler', dict(exposure=-.05, bloom=.10, bloom_thr=1.0, contrast=1.20, vignette=.26, saturation=1.10, high_tint=[.010,.003,-.008]), spp=24, bounces=12, transmission=12)
